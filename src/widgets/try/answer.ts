/** What a table needs only once somebody reaches for its cards: engine, referee and the panel, in one load. */
export { openTry } from '../../stores/try-engine.ts';
export { CardText } from '../card/CardText.tsx';
export { looksOf } from '../card/looks.ts';
export { RulingPanel } from '../ruling/RulingPanel.tsx';

/** What a table needs only once somebody reaches for its cards: engine, referee and the panel, in one load. */

export { CardText } from '../../ui/card/CardText.tsx';
export { looksOf } from '../../ui/card/looks.ts';
export { RulingPanel } from '../ruling/RulingPanel.tsx';
export { openTry } from './try-engine.ts';

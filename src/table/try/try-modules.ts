/** What a table needs after the first touch, in one load: engine, referee and ruling panel. */

export { CardText } from '../../ui/card/CardText.tsx';
export { looksOf } from '../../ui/card/looks.ts';
export { RulingPanel } from '../ruling/RulingPanel.tsx';
export { openTry } from './try-engine.ts';

/** Lazy module with everything that the first move doesn't need. It is loaded as soon as the page is rendered. */

export { Announcements } from './Announcements.tsx';
export { Cover } from './Cover.tsx';
export { DealEnd } from './DealEnd.tsx';
export { End } from './End.tsx';
export { Log } from './Log.tsx';
export { MoreDialog } from './MoreDialog.tsx';
export { PendingMoveButtons, PendingMoveText, RuleChoice } from './PendingMove.tsx';
export { Roll } from './Roll.tsx';
export { SeatsField } from './SeatsField.tsx';
export { SetupTable } from './SetupTable.tsx';
export { OfferDialog, Shelf, WayBack } from './Shelf.tsx';
export { playSounds } from './sound/playback.ts';

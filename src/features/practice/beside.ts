/**
 * What stands beside a game and what comes after its moves: one file, fetched as soon as the page is drawn. Nobody
 * needs it for a first move.
 */

export { Cover } from './Cover.tsx';
export { Closing, End } from './End.tsx';
export { Doubt, TryButtons, TryWords } from './Judging.tsx';
export { Log } from './Log.tsx';
export { More } from './More.tsx';
export { Roll } from './Roll.tsx';
export { SameDeal } from './SameDeal.tsx';
export { SeatsField } from './SeatsField.tsx';
export { Asked, Shelf, WayBack } from './Shelf.tsx';
export { Spoken } from './Spoken.tsx';
export { hearSounds } from './sound/hear.ts';

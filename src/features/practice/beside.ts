/**
 * What stands beside a game and what comes after its moves: one file, fetched as soon as the page is drawn. Nobody
 * needs it for a first move.
 */

export { Asked } from './Asked.tsx';
export { Closing } from './Closing.tsx';
export { Cover } from './Cover.tsx';
export { End } from './End.tsx';
export { Log } from './Log.tsx';
export { More } from './More.tsx';
export { Roll } from './Roll.tsx';
export { SeatsField } from './SeatsField.tsx';
export { Shelf } from './Shelf.tsx';
export { Spoken } from './Spoken.tsx';
export { hearSounds } from './sound/hear.ts';
export { WayBack } from './WayBack.tsx';

/** What other features may import from this one; its components are imported by file. */
export { continueFrom, replayDealFrom } from './state/continuation.ts';
export { namingOf, type RecordReplay, type ReplayStep, type Viewpoint, viewFrom } from './state/replay.ts';
export { useArrows } from './use-arrows.ts';

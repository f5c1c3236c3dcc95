/** What other features may import from this one; its components are imported by file. */
export { giveAdvice } from './coach.ts';
export { $practice, markSeen } from './practice.ts';
export { dispatch, getBotClient } from './state/run.ts';
export { useHandFocus } from './use-hand-focus.ts';
export { usePlayMode } from './use-play-mode.ts';

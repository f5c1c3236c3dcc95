import type { Practice } from '../../saved-games/index.ts';
import { type Env, type Transition, withoutEffects } from './action.ts';
import { NO_WINDOW, type PracticeState } from './state.ts';

export function haltTable(state: PracticeState): PracticeState {
  return { ...state, ...NO_WINDOW, botStatus: 'idle', isElsewhere: true };
}

/**
 * Puts a changed game on the table and saves it. If another tab has written the game, the table stops instead of
 * overwriting it.
 */
export function replacePractice(state: PracticeState, env: Env, practice: Practice): Transition {
  const nextState = { ...state, practice };
  if (env.isTakenOver) return withoutEffects(haltTable(nextState));
  return { state: nextState, effects: [{ type: 'save', practice }] };
}

import type { Practice } from '../match-record.ts';
import { type Env, type Transition, withoutEffects } from './action.ts';
import { NO_WINDOW, type PracticeState } from './state.ts';

/** The table stops: the game goes on in another tab. */
export function haltTable(state: PracticeState): PracticeState {
  return { ...state, ...NO_WINDOW, others: 'idle', isElsewhere: true };
}

/** Puts a game that went on, or back, on the table. What another tab has written meanwhile is never written over. */
export function replacePractice(state: PracticeState, env: Env, practice: Practice): Transition {
  const there = { ...state, practice };
  if (env.isTakenOver) return withoutEffects(haltTable(there));
  return { state: there, effects: [{ type: 'save', practice }] };
}

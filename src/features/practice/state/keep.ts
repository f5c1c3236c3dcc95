import type { Practice } from '../match-record.ts';
import { type Env, only, type Reduced } from './action.ts';
import { type PracticeState, SHUT } from './state.ts';

/** The table stops: the game goes on in another tab. */
export function halted(state: PracticeState): PracticeState {
  return { ...state, ...SHUT, others: 'idle', elsewhere: true };
}

/** Puts a game that went on, or back, on the table. What another tab has written meanwhile is never written over. */
export function put(state: PracticeState, env: Env, practice: Practice): Reduced {
  const there = { ...state, practice };
  if (env.overtaken) return only(halted(there));
  return { state: there, effects: [{ type: 'save', practice }] };
}

import type { Practice } from '../match-record.ts';
import { eyesOf } from '../people.ts';
import { after, type Env, only, type Reduced } from './action.ts';
import { sightOf } from './sight.ts';
import type { PracticeState } from './state.ts';
import { goOn, play } from './turns.ts';
import { hold } from './windows.ts';

/**
 * A touch, or time enough: what lies there was seen, so that the count comes or the others go on at their pace.
 * Whoever touches anything is thinking: no window closes, and no move plays itself.
 */
export function seen(state: PracticeState, env: Env): Reduced {
  const held = hold(state);
  const { lying, others, sheet } = held.state;
  if (!lying || (others === 'waiting' && sheet === null)) return held;
  return after(held.effects, goOn({ ...held.state, lying: false }, env, 'seen'));
}

/** The only move there is, played after a moment in which one could see that it was. */
export function playForced(state: PracticeState, env: Env, on: Practice): Reduced {
  const { practice, forced, byItself, elsewhere } = state;
  if (!practice || practice !== on || !forced || elsewhere) return only(state);
  if (sightOf(practice).turn !== eyesOf(practice)) return only(state);
  const there = { ...state, picked: [], tried: null, byItself: [...byItself, practice.match.turns.length] };
  return play(there, env, practice, { turn: { seat: eyesOf(practice), move: forced }, going: 'paced' });
}

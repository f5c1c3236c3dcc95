import { eyesOf } from '../people.ts';
import { type Effect, type Env, only, type Reduced } from './action.ts';
import { sightOf } from './sight.ts';
import { lastStep, type PracticeState, SHUT, stateOf } from './state.ts';
import { goOn, play } from './turns.ts';

/** Whoever touches anything is thinking: no window closes, and no move plays itself. */
export function hold(state: PracticeState): Reduced {
  const held = holdWindow(state);
  const stop: Effect = { type: 'stop', timers: ['pause'] };
  if (!held.state.forced) return held;
  return { state: { ...held.state, forced: null }, effects: [...held.effects, stop] };
}

/** Stops the clock: from now on the window is open, or a try lies there, until one says so. */
export function holdWindow(state: PracticeState): Reduced {
  const { window, trying } = state;
  if ((window ?? trying)?.until == null) return only(state);
  return {
    state: {
      ...state,
      window: window && { ...window, until: null },
      trying: trying && { ...trying, until: null },
    },
    effects: [{ type: 'stop', timers: ['window'] }],
  };
}

/** Lets the moment pass, and the others go on. */
export function closeWindow(state: PracticeState, env: Env): Reduced {
  const { practice } = state;
  if (!practice || !state.window) return only(state);
  const { game } = practice;
  const shut = { ...state, ...SHUT, passed: lastStep(practice) };
  const eyes = eyesOf(practice);
  const window = game.aside?.window(sightOf(practice).view, eyes);
  if (!window || game.play.turn(stateOf(practice)) !== eyes) return goOn(shut, env, 'at-once');
  return play(shut, env, practice, { turn: { seat: eyes, move: window.decline }, going: 'at-once' });
}

import { viewerOf } from '../../saved-games/index.ts';
import { type Env, type PracticeEffect, type Transition, withoutEffects } from './action.ts';
import { observe } from './observation.ts';
import { lastStep, NO_WINDOW, type PracticeState, stateOf } from './state.ts';
import { continuePlay, playTurn } from './turns.ts';

/** Stops all timers, as the player is thinking. */
export function holdTimers(state: PracticeState): Transition {
  const transition = holdWindow(state);
  const stop: PracticeEffect = { type: 'stop', timers: ['pause'] };
  if (!transition.state.forcedMove) return transition;
  return { state: { ...transition.state, forcedMove: null }, effects: [...transition.effects, stop] };
}

/** Stops the clock of the window or the pending move. */
export function holdWindow(state: PracticeState): Transition {
  const { window, pendingMove } = state;
  if ((window ?? pendingMove)?.deadline == null) return withoutEffects(state);
  return {
    state: {
      ...state,
      window: window && { ...window, deadline: null },
      pendingMove: pendingMove && { ...pendingMove, deadline: null },
    },
    effects: [{ type: 'stop', timers: ['window'] }],
  };
}

/** Closes the window without acting; the bots continue. */
export function closeWindow(state: PracticeState, env: Env): Transition {
  const { practice } = state;
  if (!practice || !state.window) return withoutEffects(state);
  const { game } = practice;
  const closedState = { ...state, ...NO_WINDOW, passedStep: lastStep(practice) };
  const viewer = viewerOf(practice);
  const window = game.aside?.window(observe(practice).view, viewer);
  if (!window || game.play.turn(stateOf(practice)) !== viewer) return continuePlay(closedState, env, 'at-once');
  return playTurn(closedState, env, practice, {
    turn: { seat: viewer, move: window.decline },
    pacing: 'at-once',
  });
}

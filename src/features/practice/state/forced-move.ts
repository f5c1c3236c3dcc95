import type { Step } from '../../../game/match.ts';
import type { GameMove, GameState } from '../../../game/play.ts';
import type { Practice } from '../match-record.ts';
import { viewerOf } from '../people.ts';
import type { Env } from './action.ts';
import { hasSeenNewCards } from './new-cards.ts';
import { observeStep } from './observation.ts';
import { stateOf } from './state.ts';

/** A glance that finds a second move wherever there is one. */
const TWO = 2;

/** The only move one has; undefined where there is a choice, or where one is asked out of turn. */
function findOnlyMove(practice: Practice, step: Step<GameState>): GameMove | undefined {
  const { game } = practice;
  const viewer = viewerOf(practice);
  const { view, turn } = observeStep(practice, step);
  if (turn !== viewer || game.aside?.question(view, viewer) !== undefined) return undefined;
  const moves = game.play.moves(view, viewer, TWO, TWO);
  return moves.length === 1 ? moves[0] : undefined;
}

/** Whether a turn of one’s own was the only one there was. */
export function wasForced(practice: Practice, turn: number): boolean {
  const step = practice.steps[turn];
  return step !== undefined && findOnlyMove(practice, step) !== undefined;
}

/** The move that plays itself now: the only one there is, where it brings nothing new to light. */
export function findForcedMove(practice: Practice, { settings }: Env): GameMove | undefined {
  if (settings.forced !== 'itself') return undefined;
  const { game, steps } = practice;
  const step = steps.at(-1) as Step<GameState>;
  const move = findOnlyMove(practice, step);
  if (!move || game.play.turn(stateOf(practice)) !== viewerOf(practice)) return undefined;
  // What comes to light one turns over oneself: it would be gone before one has looked forward to it.
  return hasSeenNewCards(practice, step, [game.play.play(step.state, viewerOf(practice), move)])
    ? undefined
    : move;
}

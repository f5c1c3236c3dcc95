import type { Step } from '../../../game/match.ts';
import type { GameMove, GameState } from '../../../game/play.ts';
import { type Practice, viewerOf } from '../../saved-games/index.ts';
import type { Env } from './action.ts';
import { hasSeenNewCards } from './new-cards.ts';
import { observeStep } from './observation.ts';
import { stateOf } from './state.ts';

/** Number of moves to generate: enough to tell one legal move from several. */
const MOVES_TO_CHECK = 2;

/** Returns the only legal move; undefined if there is a choice, or if the viewer may only act out of turn. */
function findOnlyMove(practice: Practice, step: Step<GameState>): GameMove | undefined {
  const { game } = practice;
  const viewer = viewerOf(practice);
  const { view, turn } = observeStep(practice, step);
  if (turn !== viewer || game.aside?.question(view, viewer) !== undefined) return undefined;
  const moves = game.play.moves(view, viewer, MOVES_TO_CHECK, MOVES_TO_CHECK);
  return moves.length === 1 ? moves[0] : undefined;
}

/** Whether the viewer had only one legal move in a turn. */
export function wasForced(practice: Practice, turn: number): boolean {
  const step = practice.steps[turn];
  return step !== undefined && findOnlyMove(practice, step) !== undefined;
}

/** Returns the legal move to be played automatically: the only one, if it reveals no card. */
export function findForcedMove(practice: Practice, { settings }: Env): GameMove | undefined {
  if (settings.forced !== 'itself') return undefined;
  const { game, steps } = practice;
  const step = steps.at(-1) as Step<GameState>;
  const move = findOnlyMove(practice, step);
  if (!move || game.play.turn(stateOf(practice)) !== viewerOf(practice)) return undefined;
  // A move that reveals a card is left to the player, who might otherwise miss the card.
  return hasSeenNewCards(practice, step, [game.play.play(step.state, viewerOf(practice), move)]) ? undefined : move;
}

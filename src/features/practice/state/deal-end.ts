import type { Step } from '../../../game/match.ts';
import type { GameState } from '../../../game/play.ts';
import type { Practice } from '../../saved-games/index.ts';

/**
 * Returns the game as the move that ended a deal left it: before the count, and before the next deal. `at` is the
 * number of that step.
 */
export function rewindToDealEnd(practice: Practice, at: number): Practice {
  const { game, match, steps } = practice;
  const [stepBefore, step, turn] = [steps[at - 1], steps[at], match.turns[at - 1]];
  if (!stepBefore || !step || !turn) return practice;
  const state = game.play.closing?.(stepBefore.state, turn.seat, turn.move) ?? step.state;
  const scoreIndex = step.events.findIndex(({ points }) => points !== undefined);
  // The event before the points says that the deal is over; it belongs to the count.
  const events = scoreIndex < 0 ? step.events : step.events.slice(0, Math.max(1, scoreIndex - 1));
  const endStep: Step<GameState> = { state, events };
  const turns = match.turns.slice(0, at);
  return { ...practice, match: { ...match, turns }, steps: [...steps.slice(0, at), endStep] };
}

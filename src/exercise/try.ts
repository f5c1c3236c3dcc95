import type { Game } from '../game/game.ts';
import type { GameMove } from '../game/play.ts';
import type { TryResult } from '../referee/try-result.ts';
import { tryMove } from '../table/judge.ts';
import type { ExercisePosition } from './item.ts';

/** Judges a move at the table of a question. */
export function tryAtPosition(
  game: Game,
  { state, seat, name, view }: Pick<ExercisePosition, 'state' | 'seat' | 'name' | 'view'>,
  move: GameMove,
): TryResult {
  // With all hands open, the view is the state itself.
  return tryMove({ game, state, seat, name, hasHiddenCards: view !== state }, move);
}

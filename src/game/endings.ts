import type { GameMove, GameState } from './play.ts';
import type { SeatNamer } from './seat.ts';

/** What is needed to play the last cards of a deal with all hands open. Loaded only by endgame exercises. */
export interface Endings<S, M> {
  /** Whether nothing hidden can matter once all hands are open and `describeHidden` is shown. */
  readonly hasPerfectInformation: (state: S) => boolean;
  /** Describes in sentences the face-down cards that the player may know; null for nothing. Default: always nothing. */
  readonly describeHidden?: (state: S, name: SeatNamer) => string | null;
  /** Positions with the same key have the same value. Default: the position in full notation. */
  readonly positionKey?: (state: S) => string;
  /** Whether a move is a pass: a position in which only a pass keeps the result is no exercise. */
  readonly isPass?: (move: M) => boolean;
  /** Describes the final result for both sides. Default: the totals. */
  readonly describeResult?: (state: S, name: SeatNamer) => string;
  /** Asks a side for a result that it can reach, in a question. Default: to reach the totals. */
  readonly describeTask?: (state: S, side: number, name: SeatNamer) => string;
  /** For games in which strong players rarely reach such endings: the moves that lead there; empty means all moves. */
  readonly movesTowards?: (state: S, moves: readonly M[]) => readonly M[];
}

/** Endings of any game, its own types erased. */
export type AnyEndings = Endings<GameState, GameMove>;

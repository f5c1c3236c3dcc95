import type { GameMove, GameState } from './play.ts';
import type { SeatNamer } from './seat.ts';

/** What it takes to play the last cards of a deal with nothing hidden. Who does loads it, and no table. */
export interface Endings<S, M> {
  /** Whether nothing hidden can matter any more once all hands lie open, and it is told what else lies face down. */
  readonly hasPerfectInformation: (state: S) => boolean;
  /** What still lies face down there and is told, in sentences; null where nothing is. Left out: nothing ever is. */
  readonly describeHidden?: (state: S, name: SeatNamer) => string | null;
  /** Positions with the same text come to the same. Default: all that is written of them. */
  readonly positionKey?: (state: S) => string;
  /** Doing nothing: what is held by that alone asks nothing of anybody. */
  readonly isPass?: (move: M) => boolean;
  /** What both sides come to at the end, in words, as a table of it lies. Default: the totals. */
  readonly describeResult?: (state: S, name: SeatNamer) => string;
  /**
   * Where such tables hardly ever come about among people who play well: which of the moves lead there. None: all
   * of them.
   */
  readonly movesTowards?: (state: S, moves: readonly M[]) => readonly M[];
}

/** Any game’s. */
export type AnyEndings = Endings<GameState, GameMove>;

import type { GameMove, GameState } from './play.ts';
import type { Naming } from './seat.ts';

/** What it takes to play the last cards of a deal with nothing hidden. Who does loads it, and no table. */
export interface Endings<S, M> {
  /** Whether nothing hidden can matter any more once all hands lie open, and it is told what else lies face down. */
  readonly open: (state: S) => boolean;
  /** What still lies face down there and is told, in sentences; null where nothing is. Left out: nothing ever is. */
  readonly told?: (state: S, name: Naming) => string | null;
  /** Positions with the same text come to the same. Default: all that is written of them. */
  readonly same?: (state: S) => string;
  /** Doing nothing: what is held by that alone asks nothing of anybody. */
  readonly idle?: (move: M) => boolean;
  /** What both sides come to at the end, in words, as a table of it lies. Default: the totals. */
  readonly says?: (state: S, name: Naming) => string;
  /**
   * Where such tables hardly ever come about among people who play well: which of the moves lead there. None: all
   * of them.
   */
  readonly towards?: (state: S, moves: readonly M[]) => readonly M[];
}

/** Any game’s. */
export type AnyEndings = Endings<GameState, GameMove>;

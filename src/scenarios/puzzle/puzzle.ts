import type { WholeGame } from '../../game/game.ts';
import type { Json, JsonObject } from '../../game/json.ts';
import type { Options } from '../../game/options.ts';
import type { PuzzleKind } from './kinds.ts';
import type { PosedPuzzle } from './posed-puzzle.ts';

/** A question at a table, all its right answers, and what proves them. */
export interface Puzzle {
  readonly kind: PuzzleKind;
  /** In the wire format. */
  readonly case: JsonObject;
  readonly asks: string;
  /** What is offered to choose from, where the case doesn’t say it: tries, claims, cards. */
  readonly offers?: readonly Json[];
  /** Every right answer; anything else is wrong. */
  readonly answers: readonly Json[];
  readonly proof: JsonObject;
}

/** What puzzles are asked for. */
export interface PuzzleRequest {
  readonly game: WholeGame;
  readonly options: Options;
  readonly kind: PuzzleKind;
  readonly count: number;
  readonly seed: number;
  /** In so many worlds, twice over, a best move is proven; left out: 1,000. */
  readonly worlds?: number;
  /** A best move is better than each other by so many standard errors; left out: 3. */
  readonly sure?: number;
  /** Each of them comes, in turn; none: whichever came least. */
  readonly rules: readonly string[];
}

/** A puzzle that was found, and the rules it is about. */
export interface FoundPuzzle {
  readonly puzzle: Puzzle;
  /** The same, as it is kept and laid out again. */
  readonly posed: PosedPuzzle;
  /** The rule that decides it comes first. */
  readonly rules: readonly string[];
}

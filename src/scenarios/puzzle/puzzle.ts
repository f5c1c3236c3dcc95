import type { WholeGame } from '../../game/game.ts';
import type { Json, JsonObject } from '../../game/json.ts';
import type { Options } from '../../game/options.ts';
import type { PuzzleKind } from './kinds.ts';
import type { PosedPuzzle } from './posed-puzzle.ts';

/** A question at a table with its right answers and their proof. */
export interface Puzzle {
  readonly kind: PuzzleKind;
  /** The position in the wire format. */
  readonly case: JsonObject;
  readonly asks: string;
  /** Choices that the case doesn't contain: tries, claims, cards. */
  readonly offers?: readonly Json[];
  /** All right answers. */
  readonly answers: readonly Json[];
  readonly proof: JsonObject;
}

/** Which puzzles to make. */
export interface PuzzleRequest {
  readonly game: WholeGame;
  readonly options: Options;
  readonly kind: PuzzleKind;
  readonly count: number;
  readonly seed: number;
  /** Sample size of a proof; 1,000 by default. */
  readonly worlds?: number;
  /** Standard errors of a proof; 3 by default. */
  readonly sure?: number;
  /** Rules to ask about in turn; if empty, the least frequent first. */
  readonly rules: readonly string[];
}

/** A puzzle in both forms and the rules it is about. */
export interface FoundPuzzle {
  readonly puzzle: Puzzle;
  /** The puzzle as it is stored. */
  readonly posed: PosedPuzzle;
  /** The deciding rule first. */
  readonly rules: readonly string[];
}

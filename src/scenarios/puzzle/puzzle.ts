import type { WholeGame } from '../../game/game.ts';
import type { Json, JsonObject } from '../../game/json.ts';
import type { Options } from '../../game/options.ts';

export const PUZZLE_KINDS = ['move', 'legal', 'rule', 'score'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** A question at a table, all its right answers, and what proves them. */
export interface Puzzle {
  readonly kind: PuzzleKind;
  /** In the wire format. */
  readonly case: JsonObject;
  readonly asks: string;
  /** Every right answer; anything else is wrong. */
  readonly answers: readonly Json[];
  readonly proof: JsonObject;
}

/** What puzzles are asked for. */
export interface Wanted {
  readonly game: WholeGame;
  readonly options: Options;
  readonly kind: PuzzleKind;
  readonly count: number;
  readonly seed: number;
  /** In so many worlds, twice over, a best move is proven; left out: 1,000. */
  readonly worlds?: number;
  /** Each of them comes, in turn; none: whichever came least. */
  readonly rules: readonly string[];
}

/** A puzzle that was found, and the rules it is about. */
export interface Found {
  readonly puzzle: Puzzle;
  readonly rules: readonly string[];
}

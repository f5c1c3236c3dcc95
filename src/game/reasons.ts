import type { Card } from '../cards/card.ts';
import type { JsonObject } from './json.ts';
import type { Picture } from './picture.ts';
import type { SeatNamer } from './seat.ts';

/** How a rule explains one try, in addition to its law. It uses only the view of the seat that tries. */
export interface Reason<Attempt> {
  readonly rule: string;
  /** For permissions: what these very cards do, in a sentence. Restrictions say it in their findings. */
  readonly says?: (attempt: Attempt) => string;
  /**
   * For rules that allow nothing themselves: how the rule settles an argument about this legal try; undefined where it
   * doesn't matter. Shown before the permissions.
   */
  readonly settles?: (attempt: Attempt, name: SeatNamer) => string | undefined;
  /** A picture of the reason, where it is arithmetic or order; undefined where there is nothing to draw. */
  readonly draws?: (attempt: Attempt, name: SeatNamer) => Picture | undefined;
}

/** A line of a count as a drawing. */
export interface DrawnLine {
  readonly cards: readonly Card[];
  /** What is counted, in a few words: "most spades (5)". */
  readonly text: string;
}

/** How the answer of a count is shown, once its entries can be counted. */
export interface DrawnCount<O> {
  /** The answer in a few words: "The leading side wins". Default: the points of each side. */
  readonly answer?: (json: JsonObject, options: O) => string;
  readonly picture?: (json: JsonObject, options: O, name: SeatNamer) => Picture | undefined;
  /** The lines in their order. Default: their sentences. */
  readonly lines?: (json: JsonObject, options: O) => readonly DrawnLine[];
}

/** By the id of the count's form at the desk. */
export type DrawnCounts<O> = Readonly<Record<string, DrawnCount<O>>>;

/** The reasons of a game, the most telling permission first. Loaded after the first try; judging doesn't use them. */
export type Reasons<Attempt> = readonly Reason<Attempt>[];

import type { JsonObject } from '../../game/json.ts';
import type { DrillKind } from './kinds.ts';

/** What a drill asks at a table. What is right is not in it: that is the referee’s to say. Plain data. */
export interface DrillQuestion {
  readonly kind: DrillKind;
  /** The rule it is about. */
  readonly rule: string;
  /** House rules it is played by, in words, where they aren’t the usual ones. */
  readonly house: readonly string[];
  /**
   * What is tried, in the wire format: one try; of a row each move in its order; where something is to be mended what
   * is wrong, and after it what could be tried instead.
   */
  readonly tries: readonly JsonObject[];
  /** Rules to choose from, where one is asked for. */
  readonly offers: readonly string[];
}

/** A rule to be asked about, and what the book has on it: a case, as it is sent; most have a try. */
export interface BookCase {
  readonly rule: string;
  /** House rules it is played by, in words. */
  readonly house: readonly string[];
  readonly json: JsonObject;
}

/** The book's own examples as they are asked where nothing else can be had: is it allowed? */
export const toVerdictQuestion = ({ rule, house, json }: BookCase): DrillQuestion => ({
  kind: 'legal',
  rule,
  house,
  tries: [json],
  offers: [],
});

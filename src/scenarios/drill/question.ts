import type { JsonObject } from '../../game/json.ts';
import type { DrillKind } from './kinds.ts';

/** A question of a drill as plain data. It doesn't contain the answer, which is the referee's ruling. */
export interface DrillQuestion {
  readonly kind: DrillKind;
  readonly rule: string;
  /** House rules in words, if they differ from the defaults. */
  readonly house: readonly string[];
  /**
   * Tries in the wire format: one try; the moves of a row in order; or, for `mend`, the illegal try and then the
   * alternatives.
   */
  readonly tries: readonly JsonObject[];
  /** Rules to choose from, if the question asks for one. */
  readonly offers: readonly string[];
}

/** A rule and its example in the rulebook: a case in the wire format, usually with a try. */
export interface BookCase {
  readonly rule: string;
  /** House rules in words. */
  readonly house: readonly string[];
  readonly json: JsonObject;
}

/** Asks whether the rulebook's example is legal; used if no other question can be found. */
export const toVerdictQuestion = ({ rule, house, json }: BookCase): DrillQuestion => ({
  kind: 'legal',
  rule,
  house,
  tries: [json],
  offers: [],
});

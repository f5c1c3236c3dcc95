import type { JsonObject } from '../../../src/game/json.ts';

/** Restrictions that no other card repairs, and tables for those that neither games nor the book bring about. */
export interface DrillExceptions {
  /** By rule: why no change of one card makes such a try legal. */
  readonly never: Readonly<Record<string, string>>;
  /** By rule: a table at which one card makes the difference, with the illegal try. */
  readonly laid: Readonly<Record<string, JsonObject>>;
}

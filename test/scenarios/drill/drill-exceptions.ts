import type { JsonObject } from '../../../src/game/json.ts';

/**
 * Restrictions that need special treatment: those that no change of one card repairs, and tables for those
 * that come up neither in games nor in the rulebook.
 */
export interface DrillExceptions {
  /** By rule: why no change of one card makes such a try legal. */
  readonly unrepairableReasons: Readonly<Record<string, string>>;
  /** By rule: a table at which one card makes the difference, with the illegal try. */
  readonly repairExamples: Readonly<Record<string, JsonObject>>;
}

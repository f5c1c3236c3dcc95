/** How well the learner knows a rule. */
export type RuleStanding = 'known' | 'shaky' | 'not-met';

/** Share of the bots' moves that are slips, for a learner who knows none of the rules. */
const MIN_CHANCE = 0.04;
/** The same share for a learner who knows all of the rules. */
const MAX_CHANCE = 0.18;

const STANDING_SKILL: Readonly<Record<RuleStanding, number>> = { known: 1, shaky: 0.4, 'not-met': 0 };

/** Returns the probability of a slip; it grows with the number of rules known. */
export function slipChanceFor(rules: readonly string[], standingOf: (rule: string) => RuleStanding): number {
  const skill = rules.reduce((sum, rule) => sum + STANDING_SKILL[standingOf(rule)], 0) / Math.max(1, rules.length);
  return MIN_CHANCE + (MAX_CHANCE - MIN_CHANCE) * skill;
}

const STANDING_WEIGHT: Readonly<Record<RuleStanding, number>> = { shaky: 4, known: 2, 'not-met': 1 };

/**
 * Returns a function that weighs rules for slips: shaky rules most, rules that already had a slip at this table less.
 */
export const createSlipWeight =
  (standingOf: (rule: string) => RuleStanding, brokenRules: readonly string[]) =>
  (rule: string): number =>
    STANDING_WEIGHT[standingOf(rule)] / (1 + 3 * brokenRules.filter((one) => one === rule).length);

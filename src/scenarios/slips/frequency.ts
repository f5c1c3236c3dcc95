/** How well somebody knows a rule: as `standing` of what is remembered says it. */
export type RuleStanding = 'known' | 'shaky' | 'not-met';

/** Of a hundred moves of the others so many are slips: for somebody who has met no rule yet, and who knows them all. */
const MIN_CHANCE = 0.04;
const MAX_CHANCE = 0.18;

const STANDING_SKILL: Readonly<Record<RuleStanding, number>> = { known: 1, shaky: 0.4, 'not-met': 0 };

/** How likely it is that a move of the others is a slip: the more of the rules somebody knows, the likelier. */
export function slipChanceFor(rules: readonly string[], known: (rule: string) => RuleStanding): number {
  const skill = rules.reduce((sum, rule) => sum + STANDING_SKILL[known(rule)], 0) / Math.max(1, rules.length);
  return MIN_CHANCE + (MAX_CHANCE - MIN_CHANCE) * skill;
}

const STANDING_WEIGHT: Readonly<Record<RuleStanding, number>> = { shaky: 4, known: 2, 'not-met': 1 };

/** How much a rule is worth a slip: what is shaky most, and what was tried at this table already less each time. */
export const createSlipWeight =
  (known: (rule: string) => RuleStanding, before: readonly string[]) =>
  (rule: string): number =>
    STANDING_WEIGHT[known(rule)] / (1 + 3 * before.filter((one) => one === rule).length);

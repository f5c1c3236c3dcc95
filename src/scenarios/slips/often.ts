/** How well somebody knows a rule: as `standing` of what is remembered says it. */
export type Known = 'known' | 'shaky' | 'not-met';

/** Of a hundred moves of the others so many are slips: for somebody who has met no rule yet, and who knows them all. */
const RARELY = 0.04;
const OFTEN = 0.18;

const WORTH: Readonly<Record<Known, number>> = { known: 1, shaky: 0.4, 'not-met': 0 };

/** How likely it is that a move of the others is a slip: the more of the rules somebody knows, the likelier. */
export function slipChance(rules: readonly string[], known: (rule: string) => Known): number {
  const skill = rules.reduce((sum, rule) => sum + WORTH[known(rule)], 0) / Math.max(1, rules.length);
  return RARELY + (OFTEN - RARELY) * skill;
}

const WANTED: Readonly<Record<Known, number>> = { shaky: 4, known: 2, 'not-met': 1 };

/** How much a rule is worth a slip: what is shaky most, and what was tried at this table already less each time. */
export const slipWeight =
  (known: (rule: string) => Known, before: readonly string[]) =>
  (rule: string): number =>
    WANTED[known(rule)] / (1 + 3 * before.filter((one) => one === rule).length);

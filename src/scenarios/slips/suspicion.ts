import { judge } from '../../game/judge.ts';
import type { GameMove } from '../../game/play.ts';
import type { Random } from '../../random/random.ts';
import { findVisiblyBroken, type SlipSituation, shuffleTries } from './slips.ts';

/** Number of rules to choose from. */
const OFFERED_RULES = 5;
/** Tries judged to find rules that similar moves break. */
const MAX_SIMILAR_JUDGED = 80;

/**
 * Lists the rules that an objection may name, in the order of the rulebook: a broken one, if any, and others that
 * similar moves break. A legal move gets equally many, so that the list doesn't give the answer away.
 */
export function listSuspectRules(situation: SlipSituation, move: GameMove, random: Random): readonly string[] {
  const { game, state, seat, viewer } = situation;
  const brokenRules = findVisiblyBroken(situation, seat, move);
  // The view is that of the objecting seat: rules chosen from other views would reveal hidden cards.
  const view = game.visibility.view(state, viewer);
  const kind = game.play.kindOf(move);
  const tries = shuffleTries(game, view, viewer, random).slice(0, MAX_SIMILAR_JUDGED);
  const similarTries = [...tries.filter((one) => game.play.kindOf(one) === kind), ...tries];
  const nearRules = similarTries.flatMap((one) => judge(game, view, viewer, one).findings.map(({ rule }) => rule));
  const rules = game.rules.restrictions.map(({ id }) => id);
  const chapters = new Set([...brokenRules, ...nearRules.slice(0, 1)].map((rule) => game.rules.chapterOf(rule)));
  const otherRules = [
    ...nearRules,
    ...random.shuffle(rules.filter((id) => chapters.has(game.rules.chapterOf(id)))),
    ...rules,
  ];
  const offeredRules = [
    ...new Set([...brokenRules.slice(0, 1), ...otherRules.filter((rule) => !brokenRules.includes(rule))]),
  ];
  return rules.filter((id) => offeredRules.slice(0, OFFERED_RULES).includes(id));
}

/** How well the learner knows a rule. */
export type RuleFamiliarity = 'known' | 'shaky' | 'not-met';

/** Share of the bots' moves that are slips, for a learner who knows none of the rules. */
const MIN_CHANCE = 0.04;
/** The same share for a learner who knows all of the rules. */
const MAX_CHANCE = 0.18;

const SKILL: Readonly<Record<RuleFamiliarity, number>> = { known: 1, shaky: 0.4, 'not-met': 0 };

/** Returns the probability of a slip; it grows with the number of rules known. */
export function slipChanceFor(rules: readonly string[], familiarityOf: (rule: string) => RuleFamiliarity): number {
  const skill = rules.reduce((sum, rule) => sum + SKILL[familiarityOf(rule)], 0) / Math.max(1, rules.length);
  return MIN_CHANCE + (MAX_CHANCE - MIN_CHANCE) * skill;
}

const WEIGHT: Readonly<Record<RuleFamiliarity, number>> = { shaky: 4, known: 2, 'not-met': 1 };

/**
 * Returns a function that weighs rules for slips: shaky rules most, rules that already had a slip at this table less.
 */
export const createSlipWeight =
  (familiarityOf: (rule: string) => RuleFamiliarity, brokenRules: readonly string[]) =>
  (rule: string): number =>
    WEIGHT[familiarityOf(rule)] / (1 + 3 * brokenRules.filter((one) => one === rule).length);

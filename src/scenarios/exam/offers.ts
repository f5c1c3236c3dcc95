import type { ReasonedVerdict } from '../../referee/verdict.ts';
import type { Moment } from '../puzzle/moments.ts';
import type { CaseSource } from './case-source.ts';
import { OFFERED_RULES } from './exam.ts';

/**
 * Returns rules to choose from: a broken one, if any, and others, preferably those of near misses at the same moment,
 * so that the choice doesn't give the answer away.
 */
export function chooseOffers(
  { game, random, scan }: CaseSource,
  moment: Moment,
  reasonedVerdict: ReasonedVerdict,
): readonly string[] {
  const brokenRules = [...reasonedVerdict.findings, ...reasonedVerdict.maybe].map(({ rule }) => rule);
  const nearMisses = [...scan.misses].filter(([, misses]) => misses.some((one) => one.moment === moment));
  const otherRules = [
    ...random.shuffle(nearMisses.map(([rule]) => rule)),
    ...random.shuffle(game.rules.restrictions.map(({ id }) => id)),
  ].filter((rule) => !brokenRules.includes(rule));
  const offeredRules = [...new Set([...brokenRules.slice(0, 1), ...otherRules])].slice(0, OFFERED_RULES);
  // The rules are listed in the order of the rulebook.
  return game.rules.restrictions.map(({ id }) => id).filter((id) => offeredRules.includes(id));
}

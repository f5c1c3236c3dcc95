import type { ReasonedVerdict } from '../../referee/verdict.ts';
import type { Moment } from '../puzzle/moments.ts';
import type { CaseSource } from './case-source.ts';
import { OFFERED_RULES } from './exam.ts';

/**
 * Rules to choose from: where one is broken, one of those that are, and others that aren’t; first whatever else could
 * be missed at that moment, so that what is offered gives nothing away.
 */
export function chooseOffers(
  { game, random, scan }: CaseSource,
  moment: Moment,
  reasoned: ReasonedVerdict,
): readonly string[] {
  const broken = [...reasoned.findings, ...reasoned.maybe].map(({ rule }) => rule);
  const near = [...scan.misses].filter(([, all]) => all.some((one) => one.moment === moment));
  const others = [
    ...random.shuffle(near.map(([rule]) => rule)),
    ...random.shuffle(game.rules.restrictions.map(({ id }) => id)),
  ].filter((rule) => !broken.includes(rule));
  const offered = [...new Set([...broken.slice(0, 1), ...others])].slice(0, OFFERED_RULES);
  // As the rulebook has them: where the right one stands tells nothing.
  return game.rules.restrictions.map(({ id }) => id).filter((id) => offered.includes(id));
}

import type { Random } from '../../random/random.ts';
import type { BookCase } from '../../scenarios/drill/question.ts';

const LENGTH = 6;

/** What a drill is about: the law one came from and the others of its chapter, and rules to refresh. */
export interface Weak {
  /** The rules in question, the first of them first. */
  readonly about: readonly string[];
  /** Rules that would have faded, the longest overdue first. */
  readonly fading: readonly string[];
}

/**
 * Which cases to ask: those about rules in question first, then about rules to refresh, no rule more than twice,
 * then whatever comes. Where one came from a law, its case is the first.
 */
export function chooseCases(
  cases: readonly BookCase[],
  { about, fading }: Weak,
  random: Random,
): readonly BookCase[] {
  const weak = [...about, ...fading];
  const mixed = random.shuffle(cases);
  const rank = ({ rule }: BookCase): number => (weak.includes(rule) ? weak.indexOf(rule) : weak.length);
  const asked = new Map<string, number>();
  const first = [...mixed]
    .sort((a, b) => rank(a) - rank(b))
    .filter(({ rule }) => {
      const n = asked.get(rule) ?? 0;
      asked.set(rule, n + 1);
      return n < 2;
    })
    .slice(0, LENGTH);
  const [law] = about;
  const own = first.findIndex(({ rule }) => rule === law);
  const [opening] = own < 0 ? [] : first.splice(own, 1);
  return [...(opening ? [opening] : []), ...random.shuffle(first)];
}

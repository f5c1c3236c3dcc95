import { type Chance, resumeRandom } from '../../../random/random.ts';

/** So many dice thrown for all to see. */
export function throwDice(
  chance: Chance,
  n: number,
): { readonly dice: readonly number[]; readonly chance: Chance } {
  const random = resumeRandom(chance);
  const dice = Array.from({ length: n }, () => random.below(6) + 1);
  return { dice, chance: random.state() };
}

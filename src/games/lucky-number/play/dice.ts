import { type Chance, resumeRandom } from '../../../random/random.ts';

/** Throws `n` dice, visible to all. */
export function throwDice(chance: Chance, n: number): { readonly dice: readonly number[]; readonly chance: Chance } {
  const random = resumeRandom(chance);
  const dice = Array.from({ length: n }, () => random.integerBelow(6) + 1);
  return { dice, chance: random.state() };
}

import { expect, test } from 'vitest';
import { type Chance, resumeRandom } from '../../src/random/random.ts';
import { rareChances, sampleChances } from '../../src/referee/fresh-chances.ts';

/** The sums that come up, least first, if that many dice are thrown with each of these chances. */
function sumsOf(dice: number, chances: readonly Chance[]): readonly number[] {
  const sums = chances.map((chance) => {
    const random = resumeRandom(chance);
    return Array.from({ length: dice }, () => random.integerBelow(6) + 1).reduce((sum, spots) => sum + spots, 0);
  });
  return [...new Set(sums)].sort((a, b) => a - b);
}

const everySum = (dice: number): readonly number[] => Array.from({ length: 5 * dice + 1 }, (_, i) => dice + i);

test('two hundred throws show every sum of one die, and of two', () => {
  const chances = sampleChances(200);
  expect(chances).toHaveLength(200);
  expect(sumsOf(1, chances)).toEqual(everySum(1));
  expect(sumsOf(2, chances)).toEqual(everySum(2));
});

test('few chances are enough for every sum of up to four dice, however rare', () => {
  const chances = rareChances(10_000);
  for (const dice of [1, 2, 3, 4]) expect(sumsOf(dice, chances)).toEqual(everySum(dice));
  expect(chances.length).toBeLessThan(200);
});

test('they bring the rarest sums of many dice that as many throws do', () => {
  for (const dice of [5, 9, 12]) expect(sumsOf(dice, rareChances(500))).toEqual(sumsOf(dice, sampleChances(500)));
});

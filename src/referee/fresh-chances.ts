import { type Chance, createRandom, type Random } from '../random/random.ts';

const MAX_DICE = 12;
const DIE_SIDES = 6;

/** Draws that are much alike for seeds near each other: two dice thrown first would show few of their sums. */
const ALIKE_DRAWS = 4;

/** A generator for each seed, past the draws that are alike. */
function freshRandom(seed: number): Random {
  const random = createRandom(seed);
  for (let i = 0; i < ALIKE_DRAWS; i++) random.fraction();
  return random;
}

/** As many chances, each from a seed of its own. */
export const sampleChances = (count: number): readonly Chance[] =>
  Array.from({ length: count }, (_, seed) => freshRandom(seed).state());

/**
 * Chances that together produce every sum of every number of dice that occurs in the throws of this many seeds, so that
 * rare sums are covered.
 */
export function rareChances(seeds: number): readonly Chance[] {
  const seenSums = new Set<string>();
  return Array.from({ length: seeds }, (_, seed) => seed).flatMap((seed) => {
    const random = freshRandom(seed);
    const chance = random.state();
    const seenBefore = seenSums.size;
    let sum = 0;
    for (let dice = 1; dice <= MAX_DICE; dice++) {
      sum += random.integerBelow(DIE_SIDES);
      seenSums.add(`${dice} ${sum}`);
    }
    return seenSums.size > seenBefore ? [chance] : [];
  });
}

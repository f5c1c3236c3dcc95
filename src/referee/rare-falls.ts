import { type Chance, seeded } from '../random/random.ts';

/** So many throws of so many dice are looked at, one after the other. */
const SEEDS = 40_000;
const MOST_DICE = 12;
const SIDES = 6;

let found: readonly Chance[] | null = null;

/**
 * Chance that falls so for every number of dice and every sum of them that comes up in many thousand throws: what is
 * thrown first of all, that hardly ever, and what hangs on it.
 */
export function rareFalls(): readonly Chance[] {
  if (found) return found;
  const met = new Set<number>();
  const falls: Chance[] = [];
  for (let seed = 0; seed < SEEDS; seed++) {
    const random = seeded(seed);
    let sum = 0;
    let isNew = false;
    for (let dice = 1; dice <= MOST_DICE; dice++) {
      sum += 1 + random.below(SIDES);
      const key = dice * SIDES * MOST_DICE + sum;
      if (met.has(key)) continue;
      met.add(key);
      isNew = true;
    }
    if (isNew) falls.push(seeded(seed).state());
  }
  found = falls;
  return falls;
}

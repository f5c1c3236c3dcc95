import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The state of the generator as plain data. It is part of a game's state, so a seed decides a whole match. */
export type Chance = readonly number[];

/** A pseudo-random generator, the only source of chance. It is stateful. */
export interface Random {
  /** A whole number from 0 to n − 1; n is at least 1. */
  integerBelow(n: number): number;
  /** A number in [0, 1). */
  fraction(): number;
  /**
   * One of the items.
   * @throws RangeError for an empty list
   */
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy (Fisher–Yates in Durstenfeld's version). */
  shuffle<T>(items: readonly T[]): T[];
  /** The state to resume from. */
  state(): Chance;
}

/**
 * Creates a generator from a seed, a whole number from 0. Larger seeds than 32 bits are folded, so that every bit
 * counts.
 */
export function createRandom(seed: number): Random {
  const highBits = Math.floor(seed / 2 ** 32);
  return generator(xoroshiro128plus((seed ^ Math.imul(highBits, 0x9e3779b1)) | 0));
}

/** Resumes the generator whose `state()` this was. */
export function resumeRandom(chance: Chance): Random {
  return generator(xoroshiro128plusFromState(chance));
}

function generator(source: ReturnType<typeof xoroshiro128plus>): Random {
  const integerBelow = (n: number): number => uniformInt(source, 0, n - 1);
  return {
    integerBelow,
    fraction: () => integerBelow(2 ** 30) / 2 ** 30,
    pick<T>(items: readonly T[]): T {
      if (items.length === 0) throw new RangeError('pick: nothing to pick from');
      return items[integerBelow(items.length)] as T;
    },
    shuffle<T>(items: readonly T[]): T[] {
      const shuffled = items.slice();
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = integerBelow(i + 1);
        [shuffled[i], shuffled[j]] = [shuffled[j] as T, shuffled[i] as T];
      }
      return shuffled;
    },
    state: () => source.getState(),
  };
}

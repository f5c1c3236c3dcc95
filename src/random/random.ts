import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** State of the generator as plain data: it lives in a game's state, so a match is decided by its seed. */
export type Chance = readonly number[];

/** A generator at work: the only source of chance there is. It changes as it is asked. */
export interface Random {
  /** A whole number from 0 to n − 1, n at least 1. */
  below(n: number): number;
  /** A number from 0 up to, not including, 1. */
  fraction(): number;
  /** One of the items. The list is not empty. */
  pick<T>(items: readonly T[]): T;
  /** The items in a new order (Fisher and Yates, as Durstenfeld wrote it down). */
  shuffle<T>(items: readonly T[]): T[];
  /** What is needed to go on from here. */
  state(): Chance;
}

/** Seeds are whole numbers from 0; larger than 32 bits are folded so that all of it counts. */
export function createRandom(seed: number): Random {
  const high = Math.floor(seed / 2 ** 32);
  return generator(xoroshiro128plus((seed ^ Math.imul(high, 0x9e3779b1)) | 0));
}

/** The generator that goes on where `state()` was read. */
export function resumeRandom(chance: Chance): Random {
  return generator(xoroshiro128plusFromState(chance));
}

function generator(source: ReturnType<typeof xoroshiro128plus>): Random {
  const below = (n: number): number => uniformInt(source, 0, n - 1);
  return {
    below,
    fraction: () => below(2 ** 30) / 2 ** 30,
    pick<T>(items: readonly T[]): T {
      if (items.length === 0) throw new RangeError('pick: nothing to pick from');
      return items[below(items.length)] as T;
    },
    shuffle<T>(items: readonly T[]): T[] {
      const out = items.slice();
      for (let i = out.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [out[i], out[j]] = [out[j] as T, out[i] as T];
      }
      return out;
    },
    state: () => source.getState(),
  };
}

import { describe, expect, test } from 'vitest';
import { createRandom, resumeRandom } from '../../src/random/random.ts';

const TEN_NUMBERS = Array.from({ length: 10 }, (_, i) => i);

describe('the one source of chance', () => {
  test('shuffles as recorded: an empty shuffle would show', () => {
    expect(createRandom(1).shuffle(TEN_NUMBERS)).toEqual([7, 5, 3, 2, 4, 8, 9, 1, 0, 6]);
    expect(createRandom(2).shuffle(TEN_NUMBERS)).toEqual([0, 9, 3, 4, 1, 8, 7, 2, 6, 5]);
    expect(createRandom(2 ** 40 + 1).shuffle(TEN_NUMBERS)).toEqual([7, 4, 9, 6, 1, 0, 3, 5, 2, 8]);
  });

  test('keeps every item', () => {
    for (let seed = 0; seed < 50; seed++) expect(createRandom(seed).shuffle(TEN_NUMBERS).sort()).toEqual(TEN_NUMBERS);
  });

  test('puts every item in every place about equally often', () => {
    const counts = TEN_NUMBERS.map(() => TEN_NUMBERS.map(() => 0));
    const random = createRandom(7);
    for (let i = 0; i < 5000; i++) {
      for (const [place, item] of random.shuffle(TEN_NUMBERS).entries())
        (counts[place] as number[])[item] = (counts[place]?.[item] ?? 0) + 1;
    }
    for (const count of counts.flat()) expect(Math.abs(count - 500)).toBeLessThan(110);
  });

  test('continues from its state without a difference', () => {
    const random = createRandom(3);
    random.shuffle(TEN_NUMBERS);
    const twin = resumeRandom(JSON.parse(JSON.stringify(random.state())));
    expect(TEN_NUMBERS.map(() => twin.integerBelow(1000))).toEqual(TEN_NUMBERS.map(() => random.integerBelow(1000)));
  });

  test('large seeds differ from small ones', () => {
    expect(createRandom(5).state()).not.toEqual(createRandom(5 + 2 ** 32).state());
  });
});

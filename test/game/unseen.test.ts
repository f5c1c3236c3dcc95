import fc from 'fast-check';
import { expect, test } from 'vitest';
import { worlds } from '../../src/game/unseen.ts';

/** Every way to choose so many of the cards. */
function choose(cards: readonly number[], n: number): number[][] {
  if (n === 0) return [[]];
  const [first, ...rest] = cards;
  if (first === undefined) return [];
  return [...choose(rest, n - 1).map((others) => [first, ...others]), ...choose(rest, n)];
}

test('the worlds that matter show exactly the answers that all fillings together show', () => {
  const pool = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(pool, fc.nat({ max: 4 }), (cards, slots) => {
      fc.pre(slots <= cards.length);
      const classes = [
        { cards: cards.filter((c) => c % 3 === 0), asks: () => 'threes' },
        { cards: cards.filter((c) => c % 3 === 1), asks: () => 'ones' },
      ];
      const answer = (held: readonly number[]): string =>
        classes.map((of) => held.filter((c) => of.cards.includes(c)).length).join();
      const place = {
        slots,
        pool: cards,
        classes,
        fill: (_: number[], held: readonly number[]) => [...held],
      };
      const found = worlds<number[]>([], [place]);
      const seen = found.map(({ state }) => answer(state));
      expect(new Set(seen).size).toBe(seen.length);
      expect(new Set(seen)).toEqual(new Set(choose(cards, slots).map(answer)));
      for (const { state, yes } of found) {
        expect(state).toHaveLength(slots);
        expect([...yes].map((of) => of.asks(String))).toEqual(
          classes.filter((of) => state.some((c) => of.cards.includes(c))).map((of) => of.asks()),
        );
      }
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visitGroupings, visitSubsets } from '../../../src/games/broom/play/subset-sums.ts';

const values = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 8 });
const target = fc.integer({ min: 1, max: 20 });

/** Every set of positions, by counting in binary. */
function allSubsets(n: number): number[][] {
  return Array.from({ length: 2 ** n }, (_, bits) =>
    Array.from({ length: n }, (_unused, i) => i).filter((i) => (bits >> i) & 1),
  );
}

const sum = (all: readonly number[], places: readonly number[]): number =>
  places.reduce((total, i) => total + (all[i] ?? 0), 0);

/** Every way to divide some of the positions into groups, by trying each position in each group. */
function allGroupings(n: number): number[][][] {
  let found: number[][][] = [[]];
  for (let i = 0; i < n; i++) {
    found = found.flatMap((groups) => [
      groups,
      [...groups, [i]],
      ...groups.map((_, at) => groups.map((group, j) => (j === at ? [...group, i] : group))),
    ]);
  }
  return found;
}

describe('sets that add up', () => {
  test('are found once each, and none is missed', () => {
    fc.assert(
      fc.property(values, target, (all, wanted) => {
        const found: string[] = [];
        visitSubsets(all, wanted, (places) => found.push(places.join()) > 0);
        const expected = allSubsets(all.length).filter((places) => places.length > 0 && sum(all, places) === wanted);
        expect([...found].sort()).toEqual(expected.map((places) => places.join()).sort());
      }),
    );
  });

  test('stop when the caller has enough', () => {
    let visitCount = 0;
    visitSubsets([1, 1, 1, 1], 2, () => ++visitCount < 3);
    expect(visitCount).toBe(3);
  });
});

describe('groups of one sum', () => {
  test('are found once for each layout, and none is missed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 6 }),
        target,
        fc.integer({ min: 1, max: 2 }),
        (all, wanted, least) => {
          const found: string[] = [];
          visitGroupings(all, wanted, least, (groups) => {
            found.push(groups.map((group) => group.join('+')).join(' '));
            return 'on';
          });
          const expected = allGroupings(all.length)
            .filter((groups) => groups.length > 0)
            .filter((groups) => groups.every((group) => group.length >= least && sum(all, group) === wanted))
            .map((groups) => groups.map((group) => group.join('+')).join(' '));
          expect([...found].sort()).toEqual(expected.sort());
        },
      ),
    );
  });

  test('come in the order of their text, so the first that uses some cards is the one to keep', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 7 }),
        fc.integer({ min: 2, max: 8 }),
        (all, wanted) => {
          const first = new Map<string, string>();
          visitGroupings(all, wanted, 1, (groups) => {
            const cardSet = groups.flat().sort().join();
            const text = JSON.stringify(groups.map((group) => group.map(String)));
            const before = first.get(cardSet);
            if (before === undefined) first.set(cardSet, text);
            else expect(before < text).toBe(true);
            return 'on';
          });
        },
      ),
    );
  });
});

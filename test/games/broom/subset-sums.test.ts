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

const sum = (values: readonly number[], places: readonly number[]): number =>
  places.reduce((total, i) => total + (values[i] ?? 0), 0);

/** Every way to divide some of the positions into groups, by trying each position in each group. */
function allGroupings(n: number): number[][][] {
  let groupings: number[][][] = [[]];
  for (let i = 0; i < n; i++) {
    groupings = groupings.flatMap((groups) => [
      groups,
      [...groups, [i]],
      ...groups.map((_, at) => groups.map((group, j) => (j === at ? [...group, i] : group))),
    ]);
  }
  return groupings;
}

describe('sets that add up', () => {
  test('are found once each, and none is missed', () => {
    fc.assert(
      fc.property(values, target, (numbers, sumWanted) => {
        const visited: string[] = [];
        visitSubsets(numbers, sumWanted, (places) => visited.push(places.join()) > 0);
        const expected = allSubsets(numbers.length).filter(
          (places) => places.length > 0 && sum(numbers, places) === sumWanted,
        );
        expect([...visited].sort()).toEqual(expected.map((places) => places.join()).sort());
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
        (numbers, sumWanted, minSize) => {
          const visited: string[] = [];
          visitGroupings(numbers, sumWanted, minSize, (groups) => {
            visited.push(groups.map((group) => group.join('+')).join(' '));
            return 'on';
          });
          const expected = allGroupings(numbers.length)
            .filter((groups) => groups.length > 0)
            .filter((groups) => groups.every((group) => group.length >= minSize && sum(numbers, group) === sumWanted))
            .map((groups) => groups.map((group) => group.join('+')).join(' '));
          expect([...visited].sort()).toEqual(expected.sort());
        },
      ),
    );
  });

  test('come in the order of their text, so the first that uses some cards is the one to keep', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 7 }),
        fc.integer({ min: 2, max: 8 }),
        (numbers, sumWanted) => {
          const firstTextBySet = new Map<string, string>();
          visitGroupings(numbers, sumWanted, 1, (groups) => {
            const cardSet = groups.flat().sort().join();
            const text = JSON.stringify(groups.map((group) => group.map(String)));
            const earlierText = firstTextBySet.get(cardSet);
            if (earlierText === undefined) firstTextBySet.set(cardSet, text);
            else expect(earlierText < text).toBe(true);
            return 'on';
          });
        },
      ),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { rollOutMoves, type StoppingRule } from '../../../src/bots/search/rollouts.ts';
import { sampleWorlds } from '../../../src/bots/search/worlds.ts';
import { type Branch, type Leaf, named, type TreeOptions, type TreeState, treeGame, viewOf } from '../tree-game.ts';

const RULE: StoppingRule = { least: 16, drop: 2, level: 0.5 };

/** In how many worlds each move was tried, with two cards that may be hidden. */
function worldsTried(moves: Readonly<Record<string, Leaf>>, rule: StoppingRule | undefined, budget = { worlds: 40 }) {
  const game = treeGame({ seat: 0, moves }, { cards: 2 });
  const request = {
    seat: 0,
    moves: Object.keys(moves).map(named),
    worlds: sampleWorlds(game, viewOf(game), 0, 7),
    budget,
  };
  return rollOutMoves(game, { ...request, ...(rule && { stoppingRule: rule }) }).map(({ values }) => values.length);
}

describe('moves are tried', () => {
  test('in all worlds of the budget without a rule when to stop, even a single one', () => {
    expect(worldsTried({ good: [5, 5], bad: [0, 0] }, undefined)).toEqual([40, 40]);
    expect(worldsTried({ only: [5, 5] }, undefined)).toEqual([40]);
    expect(worldsTried({}, undefined)).toEqual([]);
  });

  test('until one is surely the best: a hopeless one is dropped after eight worlds', () => {
    expect(worldsTried({ good: [5, 5], bad: [0, 0] }, RULE)).toEqual([8, 8]);
    expect(worldsTried({ good: [5, 5], bad: [0, 0], fair: [0, 10] }, RULE)).toEqual([40, 8, 40]);
    expect(worldsTried({ only: [5, 5] }, RULE)).toEqual([0]);
  });

  test('but the first one, which is to be beaten, as often as any at least', () => {
    expect(worldsTried({ bad: [0, 0], good: [5, 5] }, RULE)).toEqual([16, 16]);
    expect(worldsTried({ bad: [0, 0], good: [5, 5] }, { ...RULE, least: 24 })).toEqual([24, 24]);
  });

  test('until they are level, which takes the least number of worlds', () => {
    expect(worldsTried({ one: [5, 2], other: [5, 2] }, RULE)).toEqual([16, 16]);
    expect(worldsTried({ one: [5, 2], other: [5, 2] }, { ...RULE, least: 20 })).toEqual([24, 24]);
    // Half a point apart in every world: level only if that counts as nothing.
    const apart = { one: [1, 1], other: [0.5, 0.5] };
    expect(worldsTried(apart, { ...RULE, drop: 0, level: 0.5 })).toEqual([8, 8]);
    expect(worldsTried({ one: [4, 0], other: [0, 4] }, RULE)).toEqual([40, 40]);
  });

  test('until the one that matters is level with the best, whatever the others do', () => {
    const moves = { one: [5, 5], same: [5, 5], unsure: [9, 1] };
    const focusOn = (type: string) => {
      const focusMove = named(type);
      const game = treeGame({ seat: 0, moves }, { cards: 2 });
      const tried = [named('one'), named('same'), named('unsure')].map((move) =>
        move.type === type ? focusMove : move,
      );
      const worlds = sampleWorlds(game, viewOf(game), 0, 7);
      return rollOutMoves(game, {
        ...{ seat: 0, moves: tried, worlds, budget: { worlds: 40 } },
        stoppingRule: { ...RULE, focusMove },
      }).map(({ values }) => values.length);
    };
    expect(worldsTried(moves, RULE)).toEqual([40, 40, 40]);
    expect(focusOn('unsure')).toEqual([40, 40, 40]);
    expect(Math.max(...focusOn('same'))).toBeLessThan(40);
  });

  test('until the time is up', () => {
    expect(worldsTried({ good: [5, 5], fair: [0, 10] }, undefined, { worlds: 40, ms: -1 } as never)).toEqual([1, 1]);
    expect(worldsTried({ good: [5, 5], fair: [0, 10] }, undefined, { worlds: 40, ms: 60_000 } as never)).toEqual([
      40, 40,
    ]);
  });
});

describe('near the end of a deal', () => {
  /** In a playout, the other player is kind; the best answer is cruel. */
  const dare = (isRolled?: true): Branch => ({
    seat: 0,
    moves: { bold: { seat: 1, ...(isRolled && { isRolled }), moves: { kind: [5, 4], cruel: [-3, -2] } }, calm: [1, 1] },
  });
  const valuesOf = (root: Branch, options: TreeOptions = {}) => {
    const game = treeGame(root, { cards: 2, ...options });
    const worlds = sampleWorlds(game, viewOf(game), 0, 7);
    const moves = [named('bold'), named('calm')];
    const cards = Array.from({ length: 5 }, (_, n) => (worlds(n).state as TreeState).hidden);
    return { cards, results: rollOutMoves(game, { seat: 0, moves, worlds, budget: { worlds: 5 } }) };
  };

  test('each world is solved, so that nobody is taken to be kind', () => {
    const { cards, results } = valuesOf(dare(), { search: { isNearEnd: () => true } });
    expect(results.map(({ values }) => values)).toEqual([cards.map((card) => [-3, -2][card]), cards.map(() => 1)]);
    expect(results[0]?.leads).toEqual(results[0]?.values);
  });

  test('a world that chance decides is played out, and solving isn’t tried again', () => {
    let asked = 0;
    const isNearEnd = () => {
      asked++;
      return true;
    };
    const { cards, results } = valuesOf(dare(true), { search: { isNearEnd } });
    expect(results[0]?.values).toEqual(cards.map((card) => [5, 4][card]));
    expect(asked).toBe(1);
  });

  test('and only there: earlier, worlds are played out', () => {
    const { cards, results } = valuesOf(dare(), { search: { isNearEnd: () => false } });
    expect(results[0]?.values).toEqual(cards.map((card) => [5, 4][card]));
    expect(valuesOf(dare()).results[0]?.values).toEqual(results[0]?.values);
  });
});

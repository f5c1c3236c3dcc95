import { expect, test } from 'vitest';
import type { WrittenRound } from '../../../src/features/score-pad/state/sheet.ts';
import { computeStanding } from '../../../src/features/score-pad/state/standing.ts';
import { game } from '../../../src/games/pokex/index.ts';

const deal = (declarer: number | string, bid: number | null = null, took: number | null = null): WrittenRound => ({
  way: 'deal',
  entry: { declarer, bid, took },
  claims: [],
});
const evening = (rounds: readonly WrittenRound[], options = {}) =>
  computeStanding(game, { id: '1', names: ['Ann', 'Bert', 'Cleo', 'Dora'], options, first: 1, rounds });

test('declarer, bid and tricks make a deal', () => {
  const { rounds, totals, sides } = evening([deal(0, 2, 5), deal(3, 3, 4), deal(2, 4, 3), deal('passed')]);
  expect(sides).toEqual(['Ann and Cleo', 'Bert and Dora']);
  expect(rounds.map(({ gains }) => gains)).toEqual([
    [9, 0],
    [0, 9],
    [0, 0],
    [0, 0],
  ]);
  expect(rounds[0]?.lines[0]?.rule.rule).toBe('pokex/made');
  expect(totals).toEqual([9, 9]);
});

test('the deal moves on, after four passes too, and the target ends the game', () => {
  const { rounds, endedAt } = evening([deal('passed'), deal(1, 6, 6), deal(1, 5, 6)]);
  expect(rounds.map(({ nextRound }) => nextRound.says)).toEqual([
    'Cleo deals, Dora speaks first.',
    'Dora deals, Ann speaks first.',
    'Ann deals, Bert speaks first.',
  ]);
  expect(endedAt).toBe(2);
  expect(rounds[2]).toMatchObject({
    totals: [0, 41],
    nextRound: { over: { winners: [1], rule: 'pokex/target' } },
  });
});

test('a failed bid costs what the house rule says, and a deal with a missing part is reported', () => {
  const { rounds } = evening([deal(0, 4, 2), deal(0, 4)], { failed: 'minus' });
  expect(rounds[0]?.gains).toEqual([-10, 0]);
  expect(rounds[1]?.fault?.says).toBe('Something is missing in this round.');
});

test('a deal that was passed out and a bid that failed look different, though neither scores', () => {
  const { rounds } = evening([deal('passed'), deal(1, 4, 3), deal(0, 2, 5)]);
  expect(rounds.map(({ gains }) => gains)).toEqual([
    [0, 0],
    [0, 0],
    [9, 0],
  ]);
  expect(rounds.map(({ note }) => note)).toEqual([
    'All four passed',
    'Bert bid 4, took 3: missed',
    'Ann bid 2, took 5',
  ]);
});

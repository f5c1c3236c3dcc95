import { expect, test } from 'vitest';
import { computeStanding } from '../../../src/features/score-pad/state/standing.ts';
import { game } from '../../../src/games/spite-and-malice/index.ts';

const evening = (cardsLeft: readonly (readonly string[])[], options = {}) =>
  computeStanding(game, {
    id: '1',
    names: ['Ann', 'Bert'],
    options,
    first: 0,
    rounds: cardsLeft.map((one) => ({ way: 'left', entry: { left: one }, claims: [] })),
  });

test('the cards left in the goal piles are settled game by game', () => {
  const { rounds, totals } = evening(
    [
      ['', '7'],
      ['5', '3'],
      ['4', '4'],
    ],
    { stake: 2 },
  );
  expect(rounds.map(({ gains }) => gains)).toEqual([
    [14, 0],
    [0, 4],
    [0, 0],
  ]);
  expect(rounds[1]?.lines[0]?.rule.rule).toBe('spite-and-malice/standstill');
  expect(totals).toEqual([14, 4]);
});

test('two empty goal piles, and more cards than a pile has, are reported', () => {
  const { rounds } = evening([
    ['0', '0'],
    ['27', ''],
  ]);
  expect(rounds[0]?.fault?.says).toContain('Both goal piles can’t be empty');
  expect(rounds[1]?.fault?.says).toBe('Ann: “27” can’t be, a goal pile has 26 cards.');
});

test('a goal pile that began with ten cards can’t have eleven left', () => {
  const [ten, eleven] = evening(
    [
      ['', '10'],
      ['', '11'],
    ],
    { goal: 10 },
  ).rounds;
  expect(ten?.gains).toEqual([10, 0]);
  expect(eleven?.fault?.says).toBe('Bert: “11” can’t be, a goal pile has 10 cards.');
});

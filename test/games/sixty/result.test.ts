import { expect, test } from 'vitest';
import { game } from '../../../src/games/sixty/index.ts';
import { countAfter, stateAt } from '../at-position.ts';
import { attackedWith, beat, lateTable, table } from './ask.ts';

/** Seat 0 beats a 4 with its last card, so only the third player still holds a card, a 3. */
const lastBeat = (otherFields: object = {}) =>
  stateAt(game, {
    turn: 0,
    ...lateTable('10', '', '3'),
    ...attackedWith('4', 2),
    penalty: [['10'], ['3', '5'], []],
    ...otherFields,
  });

test('the fewest points win a round; the cards taken and left are counted', () => {
  expect(countAfter(game, lastBeat(), 0, beat('10'))).toEqual({
    results: [
      'Bert won this round with 3 points, 5 fewer than Ann.',
      'Bert won this round with 3 points, 5 fewer than you.',
    ],
    piles: ['0: 10 points', '1: 8 points', '2: 3 points'],
  });
});

test('the fewest points of all rounds win the game', () => {
  expect(countAfter(game, lastBeat({ totals: [5, 6, 70], round: 3 }), 0, beat('10')).results).toEqual([
    'Ann won the game with 14 points, 1 fewer than you.',
    'You won the game with 14 points, 1 fewer than Ann.',
  ]);
});

test('a player’s standing tells earlier rounds and this one apart', () => {
  const state = stateAt(game, {
    turn: 0,
    ...table('4', '5?', '5?'),
    penalty: [['10'], [], ['2?']],
    totals: [1, 120, 3],
  });
  expect(
    [0, 1, 2].map((seat) => [game.texts.standing?.(state, seat), game.texts.describeStanding?.(state, seat)]),
  ).toEqual([
    ['1+10', '1 point before, 10 in this round'],
    ['120', '120 points'],
    ['3+?', '3 points before, ? in this round'],
  ]);
});

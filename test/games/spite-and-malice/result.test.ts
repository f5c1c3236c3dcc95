import { expect, test } from 'vitest';
import { game } from '../../../src/games/spite-and-malice/index.ts';
import { countAfter, stateAt } from '../at-position.ts';
import { END_MOVE, tableOf, upTo } from './ask.ts';

const LAST_GOAL_CARD = { type: 'move', from: { zone: 'goal' }, to: { zone: 'centre', pile: 0 } };

test.each<[string, string, string, object, number, readonly string[]]>([
  [
    'two cards left in the other goal pile',
    '9C',
    '2H QD',
    LAST_GOAL_CARD,
    1,
    [
      'You won by 2 points: your goal pile is empty, and 2 cards are left in the other.',
      'Ann won by 2 points: Ann’s goal pile is empty, and 2 cards are left in the other.',
    ],
  ],
  [
    'one card left, at ten points a card',
    '9C',
    'QD',
    LAST_GOAL_CARD,
    10,
    [
      'You won by 10 points: your goal pile is empty, and 1 card is left in the other.',
      'Ann won by 10 points: Ann’s goal pile is empty, and 1 card is left in the other.',
    ],
  ],
  [
    'no player can go on, and the smaller goal pile wins',
    '9C',
    '4H 2H QD',
    END_MOVE,
    1,
    [
      'You won by 2 points: 1 card left in your goal pile against 3.',
      'Ann won by 2 points: 1 card left in Ann’s goal pile against 3.',
    ],
  ],
  [
    'the other player has the smaller goal pile',
    '9C 3D',
    '2H',
    END_MOVE,
    1,
    [
      'Ann won by 1 point: 1 card left in Ann’s goal pile against 2.',
      'You won by 1 point: 1 card left in your goal pile against 2.',
    ],
  ],
  [
    'equal goal piles',
    '9C 3D',
    '2H 8D',
    END_MOVE,
    1,
    ['A draw: 2 cards left in each goal pile.', 'A draw: 2 cards left in each goal pile.'],
  ],
])('%s', (_, goal, theirGoal, move, stake, results) => {
  const position = tableOf({ goal, theirGoal, centre: upTo('8') }, { turn: 0, idle: 1 });
  expect(countAfter(game, stateAt(game, position, { stake }), 0, move).results).toEqual(results);
});

test('the goal piles are counted', () => {
  const position = tableOf({ goal: '9C', theirGoal: '2H QD', centre: upTo('8') }, { turn: 0 });
  expect(countAfter(game, stateAt(game, position), 0, LAST_GOAL_CARD).piles).toEqual(['0: 0 cards', '1: 2 cards']);
});

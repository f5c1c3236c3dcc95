import { expect, test } from 'vitest';
import { game } from '../../../src/games/lucky-number/index.ts';
import { countAfter, stateAt } from '../at-position.ts';
import { lay, tableOf } from './ask.ts';

/** The last turn of a game that the turn limit ends. */
const LAST_TURN = { turns: 499, stock: ['2C', '3H'] };

test.each<[string, string, object, readonly string[]]>([
  [
    'a player is out',
    '9S | 3C | 6D 7D',
    {},
    ['You won, with no cards left; Ann 1 and Bert 2.', 'Ann won, with no cards left; you 1 and Bert 2.'],
  ],
  [
    'the losers are told fewest cards first',
    '9S | 3C 4C | 6D',
    {},
    ['You won, with no cards left; Bert 1 and Ann 2.', 'Ann won, with no cards left; Bert 1 and you 2.'],
  ],
  [
    'the turn limit, and one player has the fewest cards',
    '9S 4S 5S | 3C | 6D 7D',
    LAST_TURN,
    [
      'Ann won with the fewest cards, 1 card; you 2 and Bert 2 left.',
      'You won with the fewest cards, 1 card; Ann 2 and Bert 2 left.',
    ],
  ],
  [
    'the turn limit, and two players tie',
    '9S 4S | 3C | 6D 7D',
    LAST_TURN,
    [
      'The game was a draw between you and Ann, with the fewest cards, 1 card each; Bert 2 left.',
      'The game was a draw between Ann and you, with the fewest cards, 1 card each; Bert 2 left.',
    ],
  ],
  [
    'the turn limit, and all players tie',
    '9S 4S | 3C | 6D',
    LAST_TURN,
    ['The game was a draw, with 1 card each.', 'The game was a draw, with 1 card each.'],
  ],
])('%s', (_, hands, otherFields, results) => {
  const state = stateAt(game, tableOf(hands, 'QH 9H', otherFields));
  expect(countAfter(game, state, 0, lay('9S')).results).toEqual(results);
});

test('the cards left in the hands are counted', () => {
  const state = stateAt(game, tableOf('9S | 3C | 6D 7D', 'QH 9H'));
  expect(countAfter(game, state, 0, lay('9S')).piles).toEqual(['0: 0 cards', '1: 1 card', '2: 2 cards']);
});

import { expect, test } from 'vitest';
import type { Options } from '../../../src/game/options.ts';
import { game } from '../../../src/games/broom/index.ts';
import { countAfter, stateAt } from '../at-position.ts';
import { place, take } from './ask.ts';

/** The last card of a session, played by seat 0; seat 1 took last before it. */
const lastCard = (table: readonly string[], scores: readonly number[], hands: readonly (readonly string[])[]) => ({
  turn: 0,
  hands,
  table,
  stock: [],
  taken: [
    ['3S', '4S'],
    ['10D', '2S'],
  ],
  lastTaker: 1,
  scores,
});
const TWO = [['9D'], []];
const FOUR = [['9D'], [], [], []];

test.each<[string, object, object, Options, readonly string[], readonly string[]]>([
  [
    'who takes last gets the rest of the table',
    lastCard(['9H', '2C'], [0, 0], TWO),
    take('9D', '9H'),
    {},
    ['You won this session by 1 point, 6 to 5.', 'Ann won this session by 1 point, 6 to 5.'],
    ['0: 5 cards', '1: 2 cards'],
  ],
  [
    'the session that ends the game tells the game’s totals',
    lastCard(['2C'], [118, 119], TWO),
    place('9D'),
    {},
    ['Ann won the game by 4 points, 126 to 122.', 'You won the game by 4 points, 126 to 122.'],
    ['0: 2 cards', '1: 4 cards'],
  ],
  [
    'partners win together',
    lastCard(['2C'], [10, 20], FOUR),
    place('9D'),
    { seats: 4, partners: true },
    ['Ann and Cleo won this session by 3 points, 7 to 4.', 'You and Cleo won this session by 3 points, 7 to 4.'],
    ['0: 2 cards', '1: 4 cards'],
  ],
  [
    'cards left on the table may go to nobody',
    lastCard(['2C'], [118, 119], TWO),
    place('9D'),
    { leftovers: 'nobody' },
    ['Ann won the game by 2 points, 125 to 123.', 'You won the game by 2 points, 125 to 123.'],
    ['0: 2 cards', '1: 2 cards'],
  ],
])('%s', (_, position, move, house, results, piles) => {
  expect(countAfter(game, stateAt(game, position, house), 0, move)).toEqual({ results, piles });
});

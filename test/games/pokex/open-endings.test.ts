import { expect, test } from 'vitest';
import { game } from '../../../src/games/pokex/index.ts';
import { stateAt } from '../at-position.ts';
import { auctionAt, fourthTrick } from './ask.ts';

test.each<[string, object, boolean]>([
  ['nothing hidden matters in play with all hands open', fourthTrick('9S 9H 4D 4C', 'KS KH QD JC', 'KD'), true],
  ['an auction with no bid yet may end in a new deal', auctionAt(''), false],
])('%s', (_, position, expected) => {
  expect(game.endings.hasPerfectInformation(stateAt(game, position))).toBe(expected);
});

import { expect, test } from 'vitest';
import { game } from '../../../src/games/lucky-number/index.ts';
import { moveText } from '../at-position.ts';
import { combine, decline, draw, jump, lay, pass } from './ask.ts';

test.each<[object, string]>([
  [lay('9S'), 'Lay 9♠.'],
  [lay('JC', 'H'), 'Lay J♣ and name hearts ♥.'],
  [lay(''), 'Lay no card.'],
  [jump('9H'), 'Jump in with 9♥.'],
  [jump('JC', 'S'), 'Jump in with J♣ and name spades ♠.'],
  [jump(''), 'Jump in with no card.'],
  [combine('7S 5S 6S'), 'Combine 5♠, 6♠ and 7♠, 6♠ on top.'],
  [combine('QC KC AC'), 'Combine Q♣, K♣ and A♣, A♣ on top.'],
  [combine('5S 6S 7S', 'AH'), 'Combine 5♠, 6♠ and 7♠ with A♥ added, A♥ on top.'],
  [combine('5S 6S 7S', 'AH', { top: '7S' }), 'Combine 5♠, 6♠ and 7♠ with A♥ added, 7♠ on top.'],
  [combine('5S X 7S', '', { as: '6S' }), 'Combine 5♠, the joker and 7♠, the joker as 6♠, 7♠ on top.'],
  [combine('X'), 'Combine the joker.'],
  [combine(''), 'Combine no card.'],
  [draw, 'Draw.'],
  [pass, 'Pass.'],
  [decline, 'Let it go.'],
])('%j: %s', (move, text) => {
  expect(moveText(game, move)).toBe(text);
});

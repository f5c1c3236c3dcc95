import { expect, test } from 'vitest';
import { game } from '../../../src/games/broom/index.ts';
import { moveText } from '../at-position.ts';
import { combine, place, sweep, take } from './ask.ts';

test.each<[object, string]>([
  [take('9S', '9H'), 'Take 9♥ with 9♠.'],
  [take('JS', 'JC', 'JD', 'JH'), 'Take J♣, J♦ and J♥ with J♠.'],
  [take('9S', '5C 4D', '9H'), 'Take 4♦ and 5♣ · 9♥ with 9♠.'],
  [take('9S', '5C+AS 3D'), 'Take 3♦ and 5♣+A♠ with 9♠.'],
  [{ type: 'take', cards: ['9S'], groups: [] }, 'Take nothing with 9♠.'],
  [{ type: 'take', cards: [], groups: [['9H']] }, 'Take 9♥ with no card.'],
  [sweep('BROOM'), 'Sweep the table with the Broom.'],
  [sweep('9S'), 'Sweep the table with 9♠.'],
  [place('9S'), 'Place 9♠.'],
  [{ type: 'place', cards: [] }, 'Place no card.'],
  [{ type: 'place', cards: ['9S', '2C'] }, 'Place 2♣ and 9♠.'],
  [combine('2C', '5C'), 'Combine 2♣ with 5♣.'],
  [combine('2C', '5C', '3D 4D'), 'Combine 2♣ with 5♣; also combine 3♦ and 4♦.'],
  [{ ...combine('2C', '5C'), with: [] }, 'Combine 2♣ with nothing.'],
  [{ ...combine('2C', '5C', '3D 4D'), with: [] }, 'Combine 3♦ and 4♦, but lay 2♣ on nothing.'],
  [
    { ...combine('2C', '5C', '3D 4D', '6D AD'), with: [] },
    'Combine 3♦ and 4♦; also combine 6♦ and A♦, but lay 2♣ on nothing.',
  ],
  [{ ...combine('2C', '5C'), also: [[]] }, 'Combine 2♣ with 5♣; also combine nothing.'],
  [{ ...combine('2C', '5C'), cards: [] }, 'Combine no card with 5♣.'],
])('%j: %s', (move, text) => {
  expect(moveText(game, move)).toBe(text);
});

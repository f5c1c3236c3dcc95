import { expect, test } from 'vitest';
import { type Card, UNKNOWN } from '../../../src/cards/card.ts';
import { definePack } from '../../../src/cards/pack.ts';
import { eachLayout, SINGLE } from '../../../src/game/fields/card-layout.ts';

const PACK = definePack({ standard: 1 });
const FIVE_OF_CLUBS = PACK.read('5C') as Card;
const NINE_OF_HEARTS = PACK.read('9H') as Card;

test('a card in a field of its own is gathered and has its place; an empty field has neither', () => {
  const gathered: Card[] = [];
  SINGLE.gather(FIVE_OF_CLUBS, gathered);
  SINGLE.gather(null, gathered);
  expect(gathered).toEqual([FIVE_OF_CLUBS]);
  expect(SINGLE.places(FIVE_OF_CLUBS, 'up', '5C')).toEqual([{ path: 'up', cards: [FIVE_OF_CLUBS] }]);
  expect(SINGLE.places(null, 'up', null)).toEqual([]);
});

test('a card in a field of its own is written, hidden and filled like any other card', () => {
  expect([FIVE_OF_CLUBS, null].map((card) => SINGLE.write(card, PACK))).toEqual(['5C', null]);
  expect([FIVE_OF_CLUBS, null].map((card) => SINGLE.hide(card))).toEqual([UNKNOWN, null]);
  expect([UNKNOWN, FIVE_OF_CLUBS, null].map((card) => SINGLE.fill(card, () => NINE_OF_HEARTS))).toEqual([
    NINE_OF_HEARTS,
    FIVE_OF_CLUBS,
    null,
  ]);
  expect(SINGLE.fill(UNKNOWN, () => undefined)).toBe(UNKNOWN);
});

test('one card for each seat hides all of them, or all but the viewer’s own', () => {
  const perSeatLayout = eachLayout(SINGLE);
  expect(perSeatLayout.hide([FIVE_OF_CLUBS, NINE_OF_HEARTS])).toEqual([UNKNOWN, UNKNOWN]);
  expect(perSeatLayout.hide([FIVE_OF_CLUBS, NINE_OF_HEARTS], 1)).toEqual([UNKNOWN, NINE_OF_HEARTS]);
});

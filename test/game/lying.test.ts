import { expect, test } from 'vitest';
import { type Card, UNKNOWN } from '../../src/cards/card.ts';
import { definePack } from '../../src/cards/pack.ts';
import { eachLayout, SINGLE } from '../../src/game/fields/card-layout.ts';

const PACK = definePack({ standard: 1 });
const FIVE = PACK.read('5C') as Card;
const NINE = PACK.read('9H') as Card;

test('a card in a field of its own is gathered and has its place; an empty field has neither', () => {
  const gathered: Card[] = [];
  SINGLE.gather(FIVE, gathered);
  SINGLE.gather(null, gathered);
  expect(gathered).toEqual([FIVE]);
  expect(SINGLE.places(FIVE, 'up', '5C')).toEqual([{ path: 'up', cards: [FIVE] }]);
  expect(SINGLE.places(null, 'up', null)).toEqual([]);
});

test('is written, hidden and filled like any other card', () => {
  expect([FIVE, null].map((card) => SINGLE.write(card, PACK))).toEqual(['5C', null]);
  expect([FIVE, null].map((card) => SINGLE.hide(card))).toEqual([UNKNOWN, null]);
  expect([UNKNOWN, FIVE, null].map((card) => SINGLE.fill(card, () => NINE))).toEqual([NINE, FIVE, null]);
  expect(SINGLE.fill(UNKNOWN, () => undefined)).toBe(UNKNOWN);
});

test('one card for each seat hides all of them, or all but the viewer’s own', () => {
  const each2 = eachLayout(SINGLE);
  expect(each2.hide([FIVE, NINE])).toEqual([UNKNOWN, UNKNOWN]);
  expect(each2.hide([FIVE, NINE], 1)).toEqual([UNKNOWN, NINE]);
});

import { expect, test } from 'vitest';
import { type Card, UNKNOWN } from '../../../src/cards/card.ts';
import { definePack } from '../../../src/cards/pack.ts';
import { eachLayout, HEAP, LOOSE, PILE, PILES, SINGLE } from '../../../src/game/fields/card-layout.ts';

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

test('a pile keeps its order, a loose list names its unseen cards last, a heap stays as it is though its order means nothing', () => {
  const cards = [UNKNOWN, FIVE_OF_CLUBS, UNKNOWN];
  expect([PILE, LOOSE, HEAP].map((layout) => layout.write(cards, PACK))).toEqual([
    ['?', '5C', '?'],
    ['5C', '2?'],
    ['?', '5C', '?'],
  ]);
  expect([PILE, LOOSE, HEAP, PILES, eachLayout(LOOSE)].map(({ loose = false }) => loose)).toEqual([
    ...[false, true, true, false, true],
  ]);
});

test('piles have a place each, and are hidden and filled one by one', () => {
  const layout = eachLayout(PILE);
  const piles = [[FIVE_OF_CLUBS], [UNKNOWN, UNKNOWN]];
  const gathered: Card[] = [];
  layout.gather(piles, gathered);
  expect(gathered).toEqual([FIVE_OF_CLUBS, UNKNOWN, UNKNOWN]);
  expect(layout.places(piles, 'piles', [['5C'], ['2?']])).toEqual([
    { path: 'piles[0]', cards: [FIVE_OF_CLUBS], list: ['5C'] },
    { path: 'piles[1]', cards: [UNKNOWN, UNKNOWN], list: ['2?'] },
  ]);
  expect(layout.places([[FIVE_OF_CLUBS]], 'piles', undefined)).toEqual([
    { path: 'piles[0]', cards: [FIVE_OF_CLUBS], list: undefined },
  ]);
  expect(layout.write(piles, PACK)).toEqual([['5C'], ['2?']]);
  expect(layout.hide(piles)).toEqual([[UNKNOWN], [UNKNOWN, UNKNOWN]]);
  expect(layout.hide(piles, 0)).toEqual([[FIVE_OF_CLUBS], [UNKNOWN, UNKNOWN]]);
  expect(Object.keys(layout.hide(piles))).toEqual(['0', '1']);
  const left = [NINE_OF_HEARTS];
  expect(layout.fill(piles, () => left.pop())).toEqual([[FIVE_OF_CLUBS], [NINE_OF_HEARTS, UNKNOWN]]);
});

import { expect, test } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import type { Zone } from '../../src/game/zone.ts';
import { findMarks } from '../../src/referee/marks.ts';

/** A zone of items, given by their cards. */
const zone = (kind: Zone['kind'], id: string, items: Readonly<Record<string, readonly Card[]>>): Zone => ({
  id,
  kind,
  label: id,
  seat: null,
  items: Object.entries(items).map(([item, cards]) => ({ id: item, cards })),
});

/** Cards are lettered by where they are: 7 is in the hand and twice on the table, 5 is covered in both open piles. */
const ZONES: readonly Zone[] = [
  zone('row', 'table', { a: [7], b: [3, 4], c: [7] }),
  zone('piles', 'piles', { a: [5, 6], b: [8] }),
  zone('columns', 'columns', { a: [5, 9] }),
  zone('hand', 'hand', { a: [7], b: [2], c: [2] }),
  zone('held', 'other-hand', { a: [1] }),
  zone('pile', 'stock', { a: [1] }),
];

const touch = (place: string) => {
  const [zoneId = '', item = ''] = place.split(' ');
  return { zone: zoneId, item };
};

/** The marked places, as "table a". */
const marked = (cards: readonly Card[], touched: readonly string[] = []): readonly string[] =>
  findMarks(ZONES, cards, touched.map(touch)).map(({ zone: zoneId, item }) => `${zoneId} ${item}`);

test.each<[string, readonly Card[], readonly string[], readonly string[]]>([
  ['a card of the hand before its copies on the table', [7], [], ['hand a']],
  ['every copy in the hand', [2], [], ['hand b', 'hand c']],
  ['a card that is not in the hand wherever it lies open', [4], [], ['table b']],
  ['the top of an open pile', [6, 9], [], ['piles a', 'columns a']],
  ['no card that others cover', [5], [], []],
  ['nothing face down, nor in another’s hand', [1], [], []],
  ['no card that is nowhere', [99], [], []],
  ['the touched copy, if the hand was touched: that one was meant', [7], ['hand b', 'table c'], ['table c']],
  ['the touched card of the hand, not its copy beside it', [2], ['hand c'], ['hand c']],
  ['the touched card and its copy in the hand, if the hand was not touched', [7], ['table a'], ['table a', 'hand a']],
  ['the copy in the hand, if the hand was touched elsewhere', [7], ['hand b'], ['hand a']],
  ['an untouched card on the table, if only others were touched', [4], ['hand b', 'table a'], ['table b']],
  ['a touched pile for a card within it', [5], ['piles a'], ['piles a']],
  [
    'a place of the touched zone and the touched item, not of one of the two',
    [7],
    ['piles c', 'columns a'],
    ['hand a'],
  ],
  ['a place once, though it shows several of the cards', [3, 4], [], ['table b']],
  ['the places of the cards in their order', [2, 8, 3], [], ['hand b', 'hand c', 'piles b', 'table b']],
])('a ruling marks %s', (_, cards, touched, places) => {
  expect(marked(cards, touched)).toEqual(places);
});

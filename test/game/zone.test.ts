import { expect, test } from 'vitest';
import { type Card, UNKNOWN } from '../../src/cards/card.ts';
import { definePack } from '../../src/cards/pack.ts';
import { hiddenHandZone, itemsOf, openZone, ownHandZone, pickedCards, pileZone } from '../../src/game/hand-zones.ts';
import { isIdle, isOpen, showsNoCard, type Zone } from '../../src/game/zone.ts';

/** Two packs of 52: every card is there twice. */
const PACK = definePack({ standard: 2 });
const readCards = (...codes: readonly string[]): readonly Card[] => codes.map((code) => PACK.read(code) ?? UNKNOWN);
const items = (...codes: readonly string[]) => itemsOf(PACK, readCards(...codes));

const KINDS: readonly Zone['kind'][] = ['hand', 'row', 'pile', 'held', 'piles', 'columns', 'sign'];

test('every player sees what lies open or is spread, not what is held, piled up or only read', () => {
  expect(KINDS.filter((kind) => isOpen(openZone('z', 'Zone', kind, [])))).toEqual(['hand', 'row', 'piles', 'columns']);
});

test('a zone shows a card if one of its cards is face up', () => {
  const zones = [items(), items('?', '?'), items('?', '5S'), items('2C')].map((each) => pileZone('z', 'Zone', each));
  expect(zones.map(showsNoCard)).toEqual([true, true, false, false]);
  // The first card of a pack is number 0.
  expect(showsNoCard(pileZone('z', 'Zone', [{ id: 'a', cards: [0] }]))).toBe(false);
  // Two cards that count as one, the upper one face up.
  expect(showsNoCard(openZone('z', 'Zone', 'row', [{ id: 'a', cards: readCards('?', '2C') }]))).toBe(false);
});

test('an open zone takes up room for nothing if it is another player’s and shows no card', () => {
  const zone = (seat: number | null, kind: Zone['kind'], ...codes: readonly string[]): Zone => ({
    ...openZone('z', 'Zone', kind, items(...codes)),
    seat,
  });
  expect(isIdle(zone(1, 'row'), 0)).toBe(true);
  expect(isIdle(zone(1, 'row', '?'), 0)).toBe(true);
  expect(isIdle(zone(1, 'row', '5S'), 0)).toBe(false);
  expect(isIdle(zone(0, 'row'), 0)).toBe(false);
  expect(isIdle(zone(null, 'row'), 0)).toBe(false);
  expect(isIdle(zone(1, 'held'), 0)).toBe(false);
});

test('equal cards on the table have ids of their own, and face-down ones the id of their place', () => {
  expect(items('5S', '?', '10D', '5S', '?').map(({ id }) => id)).toEqual(['5S', 'unseen-1', '10D', '5S.2', 'unseen-4']);
  expect(items('5S', '?').map(({ cards }) => cards)).toEqual([readCards('5S'), [UNKNOWN]]);
  expect(itemsOf(PACK, readCards('5S', '5S'), '-').map(({ id }) => id)).toEqual(['5S', '5S-2']);
});

test('the cards picked in a zone are read back from the ids, in the order of the picks', () => {
  const picks = ['5S.2', '10D', 'unseen-12', '5S-12'].map((item) => ({ zone: 'hand-0', item }));
  const others = [{ zone: 'table', item: '2C' }];
  expect(pickedCards(PACK, [...others, ...picks], 'hand-0')).toEqual(readCards('5S', '10D', '?', '5S'));
  expect(pickedCards(PACK, picks, 'table')).toEqual([]);
});

test('a zone has its owner in its label and a stable id', () => {
  const name = (seat: number): string => (seat === 0 ? 'you' : 'Chris');
  const cards = items('?');
  expect(hiddenHandZone(2, cards, name)).toEqual({
    ...{ id: 'hand-2', label: 'Chris’s hand', seat: 2, kind: 'held', items: cards },
  });
  expect(ownHandZone(0, cards)).toEqual({ id: 'hand-0', label: 'Your hand', seat: 0, kind: 'hand', items: cards });
  expect(ownHandZone(0, cards, 'Your three cards').label).toBe('Your three cards');
  expect(pileZone('stock', 'Stock', cards)).toEqual({
    ...{ id: 'stock', label: 'Stock', seat: null, kind: 'pile', items: cards, count: 1 },
  });
  expect(openZone('table', 'On the table', 'row', cards)).toEqual({
    ...{ id: 'table', label: 'On the table', seat: null, kind: 'row', items: cards },
  });
});

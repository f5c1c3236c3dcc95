import { expect, test } from 'vitest';
import { reasonsFor } from '../reasons.ts';
import { tableOf } from './ask.ts';

const lay = (...cards: string[]) => ({ type: 'lay', cards });
const of = (table: object, card: string) => reasonsFor('lucky-number', table, lay(card));

test('a king turns play away from a player with few cards, an 8 skips them', () => {
  const fewCardsTable = tableOf('KH 8H 5C | 3C 4C | 6D 7D 8D 9D', '9H');
  expect(of(fewCardsTable, 'KH')['turns-away']).toContain('away from Ann, who has only 2 cards left');
  expect(of(fewCardsTable, '8H')['skips-leader']).toContain('skips Ann');
  const manyCardsTable = tableOf('KH 8H 5C | 3C 4C 5D 6C 7C 8C | 6D 7D', '9H');
  expect(of(manyCardsTable, 'KH')['turns-away']).toBeUndefined();
  expect(of(manyCardsTable, '8H')['skips-leader']).toBeUndefined();
});

test('a 2 sends a debt on, and stronger cards stay', () => {
  const debt = { owed: { by: 'cards', n: 3 } };
  expect(of(tableOf('2S AC 9D | 3C | 6D', 'AH', debt), '2S')['two-is-enough']).toContain(
    'you keep A♣ for the next time',
  );
  expect(of(tableOf('2S 9D | 3C | 6D', 'AH', debt), '2S')['two-is-enough']).toBeUndefined();
});

test('the hand that stays is best of one suit', () => {
  expect(of(tableOf('2H 4S 9S | 3C | 6D', '9H'), '2H')['keeps-one-suit']).toContain('spades');
  expect(of(tableOf('2H 4S 9D | 3C | 6D', '9H'), '2H')['keeps-one-suit']).toBeUndefined();
});

test('of two cards the one stays that more unseen cards can follow', () => {
  const seenCards = { pile: ['4H', '4H', '4S', '4C', '4C', '9D'] };
  expect(of(tableOf('4D 6D | 3C | 6S', '9D', seenCards), '4D')['last-fits']).toContain('It keeps 6♦ for last');
  expect(of(tableOf('4D 6D | 3C | 6S', '9D', seenCards), '6D')['last-fits']).toBeUndefined();
});

test('a 2 without a debt does nothing to the next player, and never adds to one', () => {
  expect(of(tableOf('2H 9D 5C | 3C | 6D', '9H'), '2H')['hurts-leader']).toBeUndefined();
  const debt = { owed: { by: 'cards', n: 3 } };
  const chain = tableOf('2S AC 9D | 3C | 6D', 'AH', debt);
  expect(of(chain, '2S')['sends-debt-on']).toBe('It passes the 3 cards you owe on to Ann.');
  expect(of(chain, '2S')['hurts-leader']).toBe('Ann has 1 card left, and must answer or draw 3.');
  expect(of(chain, 'AC')['sends-debt-on']).toBe('It passes the 3 cards you owe on to Ann, with three more.');
});

test('an only move has no reasons', () => {
  expect(of(tableOf('9D 5C 6S | 3C | 6D', '9H'), '9D')).toEqual({});
});

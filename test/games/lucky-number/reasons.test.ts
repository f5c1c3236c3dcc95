import { expect, test } from 'vitest';
import { reasonsFor } from '../reasons.ts';
import { tableOf } from './ask.ts';

const lay = (...cards: string[]) => ({ type: 'lay', cards });
const jump = (card: string) => ({ type: 'jump', cards: [card] });
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
  // Aces always fit.
  expect(of(tableOf('2H AS AS | 3C | 6D', '9H'), '2H')['keeps-one-suit']).toBeUndefined();
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

test('a jump-in moves a debt of others, from the player on turn to the next after the jumper', () => {
  const debt = { owed: { by: 'cards', n: 3 }, turn: 2, open: 1 };
  const ofJump = (hand: string, card: string) =>
    reasonsFor('lucky-number', tableOf(`${hand} | 3C | 6D`, `9H ${card}`, debt), jump(card));
  const two = ofJump('2C AC 4S', '2C');
  expect(two['sends-debt-on']).toBe('Ann owes 3 cards, and Bert owes none.');
  expect(two['two-is-enough']).toBeUndefined();
  expect(ofJump('2C AC 4S', 'AC')['sends-debt-on']).toBe('Ann owes 6 cards, and Bert owes none.');
});

test('a player without cards has no answer to a debt', () => {
  const debt = { owed: { by: 'cards', n: 3 } };
  expect(of(tableOf('2S AC 9D | | 6D', 'AH', debt), '2S')['hurts-leader']).toBe(
    'Ann has no card left, and must draw 3.',
  );
});

test('a last card needs no match, and a single card is no suit you have most of', () => {
  const ofNine = (hand: string) =>
    reasonsFor('lucky-number', tableOf(`${hand} | 3C | 6D`, '9H 9H 9S 9S 9C 9C 9D', { turn: 2, open: 1 }), jump('9D'));
  expect(ofNine('9D 4S')['few-like-it']).toContain('no card of its rank is still unseen');
  expect(ofNine('9D')['last-card']).toBe('It is your last card.');
  expect(ofNine('9D')['few-like-it']).toBeUndefined();
  const naming = (hand: string) =>
    reasonsFor('lucky-number', tableOf(`${hand} | 3C | 6D`, '9H'), { type: 'lay', cards: ['JH'], suit: 'S' });
  expect(naming('JH 5S')['names-most']).toBeUndefined();
  expect(naming('JH 5S')['names-held']).toBe('It names spades, and you hold 1 card of that suit.');
  expect(naming('JH 5S 6S')['names-most']).toBe('It names spades, the suit you have most of.');
});

test('an only move has no reasons', () => {
  expect(of(tableOf('9D 5C 6S | 3C | 6D', '9H'), '9D')).toEqual({});
});

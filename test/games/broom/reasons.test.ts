import { expect, test } from 'vitest';
import { reasonsFor } from '../reasons.ts';

const placeMove = (...cards: string[]) => ({ type: 'place', cards });
const reasonsForPlacing = (position: object, card: string) => reasonsFor('broom', position, placeMove(card));

test('a joker is put down if your own Broom, or the end, takes it back', () => {
  const broom = { hands: [['J20', 'BROOM', '4C'], ['3?']], table: ['8C'] };
  expect(reasonsForPlacing(broom, 'J20')['for-the-broom']).toBe(
    'Your Broom can sweep the 20 joker back up, with everything else on the table by then.',
  );
  expect(reasonsForPlacing(broom, '4C')['for-the-broom']).toBeUndefined();
  const end = { hands: [['J20', '4C'], ['2?']], table: ['8C'], stock: [], lastTaker: 0 };
  expect(reasonsForPlacing(end, 'J20')['leftovers-home']).toContain('You took last');
  expect(reasonsForPlacing({ ...end, lastTaker: 1 }, 'J20')['leftovers-home']).toBeUndefined();
  expect(reasonsForPlacing({ hands: end.hands, table: ['8C'], lastTaker: 0 }, 'J20')['leftovers-home']).toBeUndefined();
});

test('a card is put down if another of the hand makes with it what you hold', () => {
  const hands = [['2S', '6D', '8H'], ['3?']];
  expect(reasonsForPlacing({ hands, table: ['KC'] }, '2S')['builds-next']).toBe(
    'Next turn you could lay 6♦ onto it: that makes 8, and you hold 8♥.',
  );
  expect(reasonsForPlacing({ hands, table: ['KC'] }, '8H')['builds-next']).toBeUndefined();
});

test('a build waits if no other player holds the card that takes it', () => {
  const position = { table: ['10C+AS', '4H'], builders: { '10C+AS': 0 } };
  const hands = [['J11', '4C'], ['3?']];
  const take = { type: 'take', cards: ['4C'], groups: [['4H']] };
  expect(reasonsFor('broom', { ...position, hands }, take)['build-can-wait']).toContain('Your 11 can wait');
  const six = { table: ['5C+AS', '4H'], builders: { '5C+AS': 0 }, hands: [['6C', '4C'], ['3?']] };
  expect(reasonsFor('broom', six, take)['build-can-wait']).toBeUndefined();
});

/** Last hands of a session: the stock is empty, and seat 1 took last. */
const SESSION_END = { stock: [], lastTaker: 1 };
const allCodesExcept = (...excludedCodes: string[]): string[] =>
  [...'SHDC']
    .flatMap((suit) => ['A', 2, 3, 4, 5, 6, 7, 8, 9, 10, 'J', 'Q', 'K'].map((rank) => `${rank}${suit}`))
    .concat('J20', 'J15', 'J11', 'BROOM')
    .filter((code) => !excludedCodes.includes(code));

test('at the end you keep the cards that take what others must put down', () => {
  const unseenCodes = ['10C', '8S', '10S', 'QD', '7H'];
  const position = {
    ...SESSION_END,
    hands: [['10C', '8S'], ['?']],
    table: ['QD', '7H'],
    taken: [allCodesExcept(...unseenCodes), []],
  };
  expect(reasonsForPlacing(position, '8S')['waits-for']).toBe(
    'You keep 10♣: if another player has to place 10♠, you can take it, and that may be the last take.',
  );
  expect(reasonsForPlacing(position, '10C')['waits-for']).toBeUndefined();
  const earlyPosition = { ...position, stock: ['?'], taken: [allCodesExcept(...unseenCodes, '2C'), []] };
  expect(reasonsForPlacing(earlyPosition, '8S')['waits-for']).toBeUndefined();
});

test('a card is safe on the table if no unseen card takes it, alone or in a sum', () => {
  const unseenCodes = ['KD', '3S', 'KS', 'JS', '7C', '10H'];
  const position = {
    ...SESSION_END,
    hands: [['KD', '3S'], ['2?']],
    table: ['7C', '10H'],
    taken: [allCodesExcept(...unseenCodes), []],
  };
  expect(reasonsForPlacing(position, '3S')['nobody-takes']).toBe(
    'No card you haven’t seen can take 3♠ now, so it is safe to place.',
  );
  expect(reasonsForPlacing(position, 'KD')['nobody-takes']).toBeUndefined();
  const sum = {
    ...position,
    hands: [['KD', '3S'], ['2?']],
    table: ['7C'],
    taken: [allCodesExcept('KD', '3S', '10H', 'JS', '7C'), []],
  };
  expect(reasonsForPlacing(sum, '3S')['nobody-takes']).toBeUndefined();
});

import { expect, test } from 'vitest';
import { reasonsFor } from '../reasons.ts';

const placeMove = (...cards: string[]) => ({ type: 'place', cards });
const reasonsForPlacing = (position: object, card: string) => reasonsFor('broom', position, placeMove(card));

test('a joker is put down if your own Broom, or the end, takes it back', () => {
  const broom = { hands: [['J20', 'BROOM', '4C'], ['3?']], table: ['8C'] };
  expect(reasonsForPlacing(broom, 'J20')['for-the-broom']).toBe(
    'If the 20 joker is still on the table next turn, your Broom can sweep it back up, with everything else.',
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
    'If it is still on the table next turn, you could lay 6♦ onto it: that makes 8, and you hold 8♥.',
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
  const withBroom = {
    ...position,
    hands: [['10C', '8S', 'BROOM'], ['?']],
    taken: [allCodesExcept(...unseenCodes, 'BROOM'), []],
  };
  expect(reasonsForPlacing(withBroom, '8S')['waits-for']).toBeUndefined();
  const earlyPosition = { ...position, stock: ['?'], taken: [allCodesExcept(...unseenCodes, '2C'), []] };
  expect(reasonsForPlacing(earlyPosition, '8S')['waits-for']).toBeUndefined();
});

test('the reason that no unseen card takes a card counts sums', () => {
  const unseenCodes = ['KD', '3S', 'KS', 'JS', '7C', '10H'];
  const position = {
    ...SESSION_END,
    hands: [['KD', '3S'], ['2?']],
    table: ['7C', '10H'],
    taken: [allCodesExcept(...unseenCodes), []],
  };
  expect(reasonsForPlacing(position, '3S')['nobody-takes']).toBe('No card you haven’t seen can take 3♠ now.');
  expect(reasonsForPlacing(position, 'KD')['nobody-takes']).toBeUndefined();
  const sum = {
    ...position,
    hands: [['KD', '3S'], ['2?']],
    table: ['7C'],
    taken: [allCodesExcept('KD', '3S', '10H', 'JS', '7C'), []],
  };
  expect(reasonsForPlacing(sum, '3S')['nobody-takes']).toBeUndefined();
});

test('a joker, 10♦ or 2♠ is never put down because no unseen card takes it', () => {
  const position = { ...SESSION_END, hands: [['J20', '3S'], ['?']], table: ['KD'] };
  const endPosition = { ...position, taken: [allCodesExcept('J20', '3S', 'KD', 'QC'), []] };
  expect(reasonsForPlacing(endPosition, '3S')['nobody-takes']).toBe('No card you haven’t seen can take 3♠ now.');
  expect(reasonsForPlacing(endPosition, 'J20')['nobody-takes']).toBeUndefined();
});

test('a card that could take something isn’t said to give little away', () => {
  const seenCards = allCodesExcept('10H', '4C', '8D', '2S', 'QC');
  const position = { ...SESSION_END, hands: [['10H', '4C'], ['?']], table: ['8D+2S'], taken: [seenCards, []] };
  const reasonsForTen = reasonsForPlacing({ ...position, builders: { '8D+2S': 0 } }, '10H');
  expect(reasonsForTen['nobody-takes']).toBeUndefined();
  expect(reasonsForTen['puts-down-harmless']).toBeUndefined();
  expect(reasonsForPlacing(position, '4C')['puts-down-harmless']).toContain('It gives little away');
});

test('your own combined card is taken before another player does only if one could', () => {
  const take = { type: 'take', cards: ['10H'], groups: [['8D+2S']] };
  const position = { hands: [['10H'], ['?']], table: ['8D+2S'], builders: { '8D+2S': 0 }, stock: [] };
  expect(reasonsFor('broom', position, take)['takes-own']).toBe(
    'It takes the 10 you made, before another player does.',
  );
  const endPosition = { ...position, taken: [allCodesExcept('10H', '8D', '2S', 'QC'), []] };
  expect(reasonsFor('broom', endPosition, take)['takes-own']).toBe('It takes the 10 you made.');
});

test('a joker may have to be put down only if it isn’t the only card', () => {
  const take = { type: 'take', cards: ['J11'], groups: [['10C', 'AC']] };
  const table = ['10C', 'AC'];
  expect(reasonsFor('broom', { hands: [['J11', '4C'], ['2?']], table }, take)['joker-home']).toBe(
    'It brings the 11 joker into your own pile. If you keep it to the end, you may have to put it down for another player.',
  );
  expect(reasonsFor('broom', { hands: [['J11'], ['?']], table }, take)['joker-home']).toBe(
    'It brings the 11 joker into your own pile.',
  );
});

test('every combined card of a turn is counted', () => {
  const position = { hands: [['5H', '9H'], ['2?']], table: ['4C', '6S', '3D', '7C', '2D', 'KD'] };
  const combine = (...also: string[][]) => ({ type: 'combine', cards: ['5H'], with: ['4C'], also });
  expect(reasonsFor('broom', position, combine())['builds']).toBe(
    'It makes a combined 9, which can’t be split. Your 9♥ takes all of it next turn, if it is still there.',
  );
  expect(reasonsFor('broom', position, combine(['3D', '6S']))['builds']).toBe(
    'It makes two combined 9s, which can’t be split. Your 9♥ takes both next turn, if they are still there.',
  );
  expect(reasonsFor('broom', position, combine(['2D', '7C'], ['3D', '6S']))['builds']).toBe(
    'It makes three combined 9s, which can’t be split. Your 9♥ takes all three next turn, if they are still there.',
  );
});

test('a take of one or two cards is counted, and a bigger one speaks for itself', () => {
  const position = { hands: [['9H', '4D'], ['2?']], table: ['9C', '5S', '4C', 'KD'] };
  const reasonFor = (...groups: string[][]) =>
    reasonsFor('broom', position, { type: 'take', cards: ['9H'], groups })['takes-something'];
  expect(reasonFor(['9C'])).toBe('It takes a card, and a card in your pile is better than one on the table.');
  expect(reasonFor(['4C', '5S'])).toBe(
    'It takes two cards, and cards in your pile are better than cards on the table.',
  );
  expect(reasonFor(['4C', '5S'], ['9C'])).toBeUndefined();
});

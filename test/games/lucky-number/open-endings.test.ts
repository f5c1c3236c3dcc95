import { describe, expect, test } from 'vitest';
import { seatNamerFor } from '../../../src/game/seat-namer.ts';
import { game } from '../../../src/games/lucky-number/index.ts';
import { stateAt } from '../at-position.ts';
import { tableOf } from './ask.ts';

const { endings } = game;
const you = seatNamerFor(0);
const STOCK = '2C 3C 4C 5C 6C';
const cardsOf = (text: string): readonly string[] => text.split(' ').filter(Boolean);

const open = (hands = '9S 4S KH | 3D 7D', otherFields: object = {}, pile = '8D QH 9H') =>
  stateAt(game, tableOf(hands, pile, { stock: cardsOf(STOCK), ...otherFields }), { seats: 2 });

describe('with all hands open, nothing hidden matters', () => {
  test.each<[string, boolean, string, object]>([
    ['in a small ending', true, '9S 4S KH | 3D 7D', {}],
    ['with five cards in a hand', true, '9S 4S KH 2H 5H | 3D 7D', {}],
    ['but not with six', false, '9S 4S KH 2H 5H 6H | 3D 7D', {}],
    ['with ten cards in the stock', true, '9S 4S | 3D 7D', { stock: cardsOf(`${STOCK} 7C 8C 9C 10C JC`) }],
    ['but not with eleven', false, '9S 4S | 3D 7D', { stock: cardsOf(`${STOCK} 7C 8C 9C 10C JC QC`) }],
    ['nor with four, which are soon drawn', false, '9S 4S | 3D 7D', { stock: cardsOf('2C 3C 4C 5C') }],
    ['nor after a draw, in the middle of a turn', false, '9S 4S | 3D 7D', { drawn: '4S' }],
  ])('%s', (_, expected, hands, otherFields) => {
    expect(endings.hasPerfectInformation(open(hands, otherFields))).toBe(expected);
  });
});

test('the stock is told in the order of drawing, and where chance begins', () => {
  expect(endings.describeHidden?.(open(), you)).toBe(
    'The stock, next card first: 6♣, 5♣, 4♣, 3♣, 2♣. After that, it is a matter of chance.',
  );
  expect(endings.describeHidden?.(open(undefined, { stock: [] }), you)).toBe(
    'The stock is empty, so the next card drawn is a matter of chance.',
  );
});

describe('two positions are the same', () => {
  const key = (...position: Parameters<typeof open>) => endings.positionKey?.(open(...position));

  test('whatever the order of a hand, and whatever lies under the top of the pile', () => {
    expect(key('KH 9S 4S | 7D 3D')).toBe(key());
    expect(key(undefined, {}, 'QH 8D 9H')).toBe(key());
  });

  test.each<[string, string | undefined, object, string?]>([
    ['another card in a hand', '9S 4S KC | 3D 7D', {}],
    ['the hands exchanged', '3D 7D | 9S 4S KH', {}],
    ['another card on top', undefined, {}, '8D 9H QH'],
    ['another card in the pile', undefined, {}, '8D 8S QH 9H'],
    ['the other player’s turn', undefined, { turn: 1 }],
    ['the other direction', undefined, { direction: -1 }],
    ['a turn without a lay or a draw before', undefined, { idle: 1 }],
    ['a card drawn', undefined, { drawn: '4S' }],
    ['a card fewer in the stock', undefined, { stock: cardsOf('2C 3C 4C 5C') }],
  ])('but not with %s', (_, hands, otherFields, pile) => {
    expect(key(hands, otherFields, pile)).not.toBe(key());
  });

  test('but not with another suit named or another debt', () => {
    const jack = (suit: string) => key(undefined, { suit }, '8D QH JH');
    expect(jack('S')).not.toBe(jack('C'));
    const owing = (by: string, n: number) => key(undefined, { owed: { by, n } }, '8D QH AH');
    expect(owing('cards', 6)).not.toBe(owing('cards', 3));
    expect(owing('cards', 3)).not.toBe(owing('dice', 3));
  });
});

describe('the result counts the cards left', () => {
  const over = (hands: string, winner: number) => open(hands, { turn: null, winners: [winner] });

  test.each<[string, number, string, string, string]>([
    [
      ' | 3D 7D',
      0,
      'You are out, and Ann is left with 2 cards',
      'Can you go out and leave Ann with 2 cards?',
      'Can you be left with no more than 2 cards?',
    ],
    [
      '9S | ',
      1,
      'Ann is out, and you are left with 1 card',
      'Can you be left with no more than 1 card?',
      'Can you go out and leave Ann with 1 card?',
    ],
  ])('%s', (hands, winner, result, task, otherTask) => {
    const state = over(hands, winner);
    expect(endings.describeResult?.(state, you)).toBe(result);
    expect(endings.describeTask?.(state, 0, you)).toBe(task);
    expect(endings.describeTask?.(state, 1, seatNamerFor(1))).toBe(otherTask);
  });
});

describe('to make an ending last', () => {
  const texts = (moves: ReturnType<typeof game.play.moves> = []) => moves.map(game.texts.describeMove).toSorted();
  const movesAt = (hands: string) => {
    const state = open(hands, { lucky: [15, 20] });
    const moves = game.play.moves(state, 0);
    return { all: texts(moves), lasting: texts(endings.movesTowards?.(state, moves)) };
  };

  test('a player with three cards lays one', () => {
    expect(movesAt('9S 4H KC | 3D 7D').lasting).toEqual(['Lay 4♥.', 'Lay 9♠.']);
  });

  test('a player with two cards isn’t led to lay one', () => {
    expect(movesAt('9S 4H | 3D 7D')).toEqual({ all: ['Lay 4♥.', 'Lay 9♠.'], lasting: [] });
  });

  test('no player is led to a combination', () => {
    const { all, lasting } = movesAt('4H 5H 6H KC | 3D 7D');
    expect(all).toContain('Combine 4♥, 5♥ and 6♥, 6♥ on top.');
    expect(lasting).toEqual(['Lay 4♥.', 'Lay 5♥.', 'Lay 6♥.']);
  });

  test('a player who can’t lay draws', () => {
    expect(movesAt('4S 5C | 3D 7D').lasting).toEqual(['Draw.']);
  });
});

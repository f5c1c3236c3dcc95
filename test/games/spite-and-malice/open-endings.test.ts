import { describe, expect, test } from 'vitest';
import { seatNamerFor } from '../../../src/game/seat-namer.ts';
import { game } from '../../../src/games/spite-and-malice/index.ts';
import { stateAt } from '../at-position.ts';
import { tableOf, upTo } from './ask.ts';

const { endings } = game;
const you = seatNamerFor(0);
const cardsOf = (text: string): readonly string[] => text.split(' ').filter(Boolean);

const CARDS = {
  goal: '4S 9C',
  theirGoal: 'KD 2H QD',
  hand: '5S X',
  theirHand: '6S',
  side: 'KS QD | 7H',
  centre: upTo('Q'),
};
const open = (cards: Partial<typeof CARDS> = {}, otherFields: object = {}) =>
  stateAt(
    game,
    tableOf({ ...CARDS, theirSide: '', ...cards }, { turn: 0, stock: ['3C', '8D'], aside: [], ...otherFields }),
  );

describe('with all hands open, nothing hidden matters', () => {
  test.each<[string, boolean, object, object]>([
    ['in a small ending', true, {}, {}],
    ['with four cards in the stock', true, {}, { stock: cardsOf('3C 8D 9D 10D') }],
    ['but not with five', false, {}, { stock: cardsOf('3C 8D 9D 10D JD') }],
    ['with eight cards in both hands', true, { hand: '5S X 2D', theirHand: '6S 6D 7C 8C 9H' }, {}],
    ['but not with nine', false, { hand: '5S X 2D 3D', theirHand: '6S 6D 7C 8C 9H' }, {}],
    ['but not with four goal cards', false, { theirGoal: 'KD 2H 3H QD' }, {}],
    ['but not in the middle of a turn', false, {}, { moved: true, centreMoved: 1 }],
  ])('%s', (_, expected, cards, otherFields) => {
    expect(endings.hasPerfectInformation(open(cards, otherFields))).toBe(expected);
  });

  test('but not with cards set aside, to be shuffled later', () => {
    const state = stateAt(
      game,
      tableOf({ ...CARDS, theirSide: '', centre: '' }, { turn: 0, stock: [], aside: cardsOf(upTo('K', 'C')) }),
      { recycle: 'when-empty' },
    );
    expect(endings.hasPerfectInformation(state)).toBe(false);
  });
});

test('the face-down cards are told: under the goal cards, in the stock, and what only chance decides', () => {
  expect(endings.describeHidden?.(open(), you)).toBe(
    'Under your goal card: 4♠. Under Ann’s goal card: 2♥, K♦. The stock, next card first: 8♦, 3♣. Once a king completes a centre pile and the pile is shuffled into the stock, chance decides.',
  );
  const bare = open({ goal: '9C', theirGoal: 'QD', centre: upTo('4') }, { stock: [] });
  expect(endings.describeHidden?.(bare, you)).toBe('The stock is empty.');
});

describe('two positions are the same', () => {
  const key = (...position: Parameters<typeof open>) => endings.positionKey?.(open(...position));

  test.each<[string, object]>([
    ['whatever the suits', { hand: '5D X', side: 'KH QC | 7H' }],
    ['whatever the order of a hand', { hand: 'X 5S' }],
    ['whatever the order of the side piles', { side: '7H | KS QD' }],
    ['whichever centre pile is which', { centre: ` | ${upTo('Q')}` }],
  ])('%s', (_, cards) => {
    expect(key(cards)).toBe(key());
  });

  test.each<[string, object, object]>([
    ['another rank in the hand', { hand: '6D X' }, {}],
    ['another rank on a side pile', { side: 'KS KD | 7H' }, {}],
    ['another order of the stock', {}, { stock: ['8D', '3C'] }],
    ['another height in the centre', { centre: upTo('J') }, {}],
    ['another goal card', { goal: '4S 10C' }, {}],
    ['the other player’s turn', {}, { turn: 1 }],
    ['a turn without a move before', {}, { idle: 1 }],
    ['a joker named queen in place of a queen', { side: 'KS X=Q | 7H' }, {}],
  ])('but not with %s', (_, cards, otherFields) => {
    expect(key(cards, otherFields)).not.toBe(key());
  });
});

describe('the result counts the goal cards left', () => {
  test.each<[string, string, readonly string[]]>([
    ['', '4S 9C', ['You win by 2 cards', 'Can you win by 2 cards?', 'Can you lose by no more than 2 cards?']],
    ['4S', '9C 2H', ['You win by 1 card', 'Can you win by 1 card?', 'Can you lose by no more than 1 card?']],
    ['4S 9C', 'QD', ['Ann wins by 1 card', 'Can you lose by no more than 1 card?', 'Can you win by 1 card?']],
    ['QD', '9C', ['Nobody wins', 'Can you keep it a draw?', 'Can you keep it a draw?']],
  ])('“%s” against “%s”', (goal, theirGoal, [result, task, otherTask]) => {
    const state = stateAt(game, {
      ...tableOf({ ...CARDS, theirSide: '' }, { turn: goal === '' ? null : 0 }),
      goal: [cardsOf(goal), cardsOf(theirGoal)],
    });
    expect(endings.describeResult?.(state, you)).toBe(result);
    expect(endings.describeTask?.(state, 0, you)).toBe(task);
    expect(endings.describeTask?.(state, 1, seatNamerFor(1))).toBe(otherTask);
  });
});

test('only the end of a turn is a pass', () => {
  const moves = game.play.moves(open(), 0);
  const passes = moves.filter((move) => endings.isPass?.(move)).map(game.texts.describeMove);
  expect(passes).toEqual(['End your turn.']);
});

describe('to make an ending last', () => {
  const lasting = (...position: Parameters<typeof open>) => {
    const state = open(...position);
    return endings.movesTowards?.(state, game.play.moves(state, 0)).map(game.texts.describeMove) ?? [];
  };

  test('a player plays a goal card while more lie under it', () => {
    expect(lasting({ goal: '4S 9C', centre: upTo('8') })).toEqual(['Move your goal card to the first centre pile.']);
  });

  test('but not the last goal card, and doesn’t end the turn', () => {
    const moves = lasting({ goal: '9C', hand: '5S 9H', centre: upTo('8') });
    expect(moves).toContain('Move 9♥ to the first centre pile.');
    expect(moves).not.toContain('Move your goal card to the first centre pile.');
    expect(moves).not.toContain('End your turn.');
  });

  test('and no king on a queen', () => {
    const moves = lasting({ hand: 'KC X' });
    expect(moves).toContain('Move the joker to the second centre pile.');
    expect(moves.filter((move) => move.endsWith('to the first centre pile.'))).toEqual([]);
  });
});

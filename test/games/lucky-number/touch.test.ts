import { describe, expect, test } from 'vitest';
import { game } from '../../../src/games/lucky-number/index.ts';
import { buttonsFor, labelOf, stateAt } from '../at-position.ts';
import { tableOf } from './ask.ts';

const OTHERS = ' | 3C | 6D';
const buttons = (hand: string, picks: string, otherFields: object = {}) =>
  buttonsFor(game, stateAt(game, tableOf(hand + OTHERS, 'QH 9H', otherFields)), 0, picks);

describe('the buttons for touched cards', () => {
  test.each<[string, string, string, object, readonly string[]]>([
    [
      'one card is laid rather than combined',
      '9S 4S',
      'hand-0/9S',
      {},
      ['Lay (on pile): Lay 9♠.', 'Combine (on pile): Combine 9♠, 9♠ on top.', 'Draw: Draw.', 'Pass: Pass.'],
    ],
    [
      'a jack asks for a suit',
      '9S JC',
      'hand-0/JC',
      {},
      [
        'Lay and name ♠ (on pile): Lay J♣ and name spades ♠.',
        'Lay and name ♥ (on pile): Lay J♣ and name hearts ♥.',
        'Lay and name ♦ (on pile): Lay J♣ and name diamonds ♦.',
        'Lay and name ♣ (on pile): Lay J♣ and name clubs ♣.',
        'Combine (on pile): Combine J♣, J♣ on top.',
        'Draw: Draw.',
        'Pass: Pass.',
      ],
    ],
    [
      'several cards are combined rather than laid, an ace added, the card touched last on top',
      '5S 6S 7S AS AH',
      'hand-0/5S hand-0/AS hand-0/6S hand-0/7S',
      {},
      [
        'Combine (on pile): Combine 5♠, 6♠ and 7♠ with A♠ added, 7♠ on top.',
        'Lay (on pile): Lay 5♠, 6♠, 7♠ and A♠.',
        'Draw: Draw.',
        'Pass: Pass.',
      ],
    ],
    ['the stock means a draw', '9S 4S', 'stock/top', {}, ['Draw at once: Draw.']],
    ['without cards, a draw comes first', '9S 4S', '', {}, ['Draw: Draw.', 'Pass: Pass.']],
    ['after a draw, a pass comes first', '9S 4S', '', { drawn: '4S' }, ['Pass: Pass.', 'Draw: Draw.']],
    [
      'out of turn, a jump-in comes last',
      '5S 6S',
      'hand-0/5S',
      { turn: 1 },
      [
        'Lay (on pile): Lay 5♠.',
        'Combine (on pile): Combine 5♠, 5♠ on top.',
        'Draw: Draw.',
        'Pass: Pass.',
        'Jump in (on pile): Jump in with 5♠.',
      ],
    ],
    ['out of turn, nothing can be done without cards', '5S 6S', '', { turn: 1 }, []],
    [
      'who holds the twin is asked without a touch',
      '9H 6S',
      '',
      { turn: 1, open: 2 },
      ['Jump in (on pile): Jump in with 9♥.', 'Let it go: Let it go.'],
    ],
    [
      'who touches another card may still let the twin go',
      '9H 6S',
      'hand-0/6S',
      { turn: 1, open: 2 },
      [
        'Jump in (on pile): Jump in with 6♠.',
        'Let it go: Let it go.',
        'Lay (on pile): Lay 6♠.',
        'Combine (on pile): Combine 6♠, 6♠ on top.',
        'Draw: Draw.',
        'Pass: Pass.',
      ],
    ],
  ])('%s', (_, hand, picks, otherFields, expected) => {
    expect(buttons(hand, picks, otherFields)).toEqual(expected);
  });

  test('there is no jump-in where the house rules leave it out', () => {
    const state = stateAt(game, tableOf('5S 6S | 3C | 6D', 'QH 9H', { turn: 1 }), { jumpIn: false });
    expect(buttonsFor(game, state, 0, 'hand-0/5S').at(-1)).toBe('Pass: Pass.');
    expect(game.table.actions(state, 0)).toEqual(['Lay', 'Combine', 'Draw', 'Pass']);
  });
});

describe('what touched cards make', () => {
  test.each<[string, string, object, readonly string[]]>([
    ['5S 6S 7S', 'AH', {}, ['5♠, 6♠ and 7♠: a run.', 'It makes 18.', 'You need 20, 2 more.']],
    [
      '5S 6S 7S AS',
      'AH',
      { lucky: [19, 4, 5] },
      ['5♠, 6♠ and 7♠ with A♠ added: a run.', 'It makes 19 or 30.', '19 is your number.'],
    ],
    ['5H 5S 5D 5C', '7S', {}, ['5♣, 5♦, 5♥ and 5♠: a set.', 'It makes 20.', '20 is your number.']],
    ['5H 5S', '10H', {}, ['5♥ and 5♠: a set, still too short.', 'It makes 10.', 'You need 20, 10 more.']],
    ['5H 5S 5C', '5D', {}, ['5♣, 5♥ and 5♠: a set.', 'It makes 15.', 'You need 20, 5 more: add 5♦.']],
    ['5H 5S 5C', '10H', { lucky: [null, 4, 5] }, ['5♣, 5♥ and 5♠: a set.', 'It makes 15.']],
    ['5H 5S 5C', '10H', { lucky: [9, 4, 5] }, ['5♣, 5♥ and 5♠: a set.', 'It makes 15.', 'You need 9.']],
    ['X 5H', '7S', {}, ['A joker and one card: not yet a set or run.']],
    ['X X.2 5H', '7S', {}, ['A combination has at most one joker.']],
    ['5S 5S.2 5H', '7S', {}, ['Not a set: a set has each suit only once.']],
    ['5S 6S 8S', '9S', {}, ['Not a run yet.', 'The 7 is missing.']],
    ['2S 6S', '9S', {}, ['Not a run yet.', 'The 3, 4 and 5 are missing.']],
    ['2S 8S', '9S', {}, ['Not a run.']],
    ['5S 8H', '9S', {}, ['Neither a set nor a run: no shared rank or suit.']],
    ['5S 10S', '9H', {}, ['Not a run yet.', 'The 6, 7, 8 and 9 are missing.']],
    ['5S JS', '9H', {}, ['Not a run.']],
    ['X X.2', '9H', {}, ['A combination has at most one joker.']],
    ['AS AH AD', '9H', {}, ['A♦, A♥ and A♠: a set.', 'It makes 3, 14, 25 or 36.', 'You need 20, 6 more.']],
    ['9S', '4S', {}, []],
  ])('%s, with %s in the hand', (picked, others, otherFields, expected) => {
    const hand = `${picked.replace(/\.2/g, '')} ${others}${OTHERS}`;
    const picks = picked.split(' ').map((item) => ({ zone: 'hand-0', item }));
    const state = stateAt(game, tableOf(hand, 'QH 9H', otherFields));
    expect(game.table.describePicks?.(state, 0, picks)).toEqual(expected);
  });
});

describe('beside the pile', () => {
  const pileLabel = (pile: string, otherFields: object, hands = `9S 4S${OTHERS}`, seats = 3) =>
    labelOf(game, stateAt(game, tableOf(hands, pile, otherFields), { seats }), 'pile');

  test.each<[string, string, string, object]>([
    ['Pile', 'nothing by default', 'QH 9H', {}],
    ['Pile · clubs ♣ named · anticlockwise', 'the suit named and the direction', 'QH JH', { suit: 'C', direction: -1 }],
    ['Pile · 3 cards owed', 'cards owed', 'QH AH', { owed: { by: 'cards', n: 3 } }],
  ])('“%s”: %s', (expected, _, pile, otherFields) => {
    expect(pileLabel(pile, otherFields)).toBe(expected);
  });

  test('“Pile · 4 dice owed”: dice owed, and no direction between two players', () => {
    expect(pileLabel('QH AH', { owed: { by: 'dice', n: 4 }, direction: -1 }, '9S 4S | 3C', 2)).toBe(
      'Pile · 4 dice owed',
    );
  });
});

test.each<[string, number | null]>([
  ['Your hand (number 20)', 20],
  ['Your hand (number unknown)', null],
])('“%s” stands at the hand', (expected, number) => {
  const state = stateAt(game, tableOf(`9S 4S${OTHERS}`, 'QH 9H', { lucky: [number, 20, 20] }));
  expect(labelOf(game, state, 'hand-0')).toBe(expected);
});

test('the card just drawn is marked, and its twin isn’t', () => {
  const notes = (turn: number) =>
    game.table
      .zones(stateAt(game, tableOf(`4S 4S 9S${OTHERS}`, 'QH 9H', { drawn: '4S', turn })), 0, String)
      .flatMap(({ items }) => items)
      .flatMap(({ id, note }) => (note ? [`${id} ${note}`] : []));
  expect(notes(0)).toEqual(['4S.2 just drawn']);
});

import { expect, test } from 'vitest';
import { reasonsFor } from '../reasons.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q'];
/** A centre pile of a number of cards of a suit. */
const upTo = (n: number, suit = 'S'): string[] => RANKS.slice(0, n).map((rank) => rank + suit);
const goal = [
  ['9?', '3H'],
  ['11?', 'QH'],
];
const move = (from: object, pile: number) => ({ type: 'move', from, to: { zone: 'centre', pile } });
const hand = (card: string) => ({ zone: 'hand', card });
const side = (pile: number) => ({ zone: 'side', pile });
const of = (position: object, move: object) => reasonsFor('spite-and-malice', { goal, ...position }, move);

test('a card for the centre is good for the cards that can follow it, on it or from under it', () => {
  const table = {
    centre: [upTo(3), upTo(8, 'C'), [], []],
    hands: [['4D', '5C', 'KS'], ['5?']],
    side: [
      [['5H', '4H'], [], [], []],
      [[], [], [], []],
    ],
  };
  expect(of(table, move(hand('4D'), 0))['follows-on']).toBe('Your 5♣ can go on it at once.');
  expect(of(table, move(side(0), 0))['digs-up']).toBe('It uncovers 5♥, which can go to the centre as well.');
  const loneTable = { ...table, hands: [['4D', 'KS'], ['5?']] };
  expect(of(loneTable, move(hand('4D'), 0))['follows-on']).toBeUndefined();
});

test('a pile is completed if the goal card needs a new one', () => {
  const hands = [['KD', 'AD'], ['5?']];
  const past = { centre: [upTo(12), upTo(7, 'C'), upTo(5, 'D'), upTo(4, 'H')], hands };
  expect(of(past, move(hand('KD'), 0))).toMatchObject({
    'needs-new-pile': expect.stringContaining('past your goal card, a 3'),
    'follows-on': expect.stringContaining('can start a new one'),
  });
  const openTable = { centre: [upTo(12), upTo(1, 'C'), upTo(5, 'D'), upTo(4, 'H')], hands };
  expect(of(openTable, move(hand('KD'), 0))['needs-new-pile']).toBeUndefined();
});

test('a card for the side gives nothing to a goal card that a pile comes near', () => {
  const sideMove = { type: 'move', from: hand('8D'), to: { zone: 'side', pile: 0 } };
  const hands = [['8D', '10C'], ['5?']];
  expect(of({ centre: [upTo(9), [], [], []], hands }, sideMove)['gives-nothing']).toContain('Ann’s goal card, a queen');
  expect(of({ centre: [upTo(4), [], [], []], hands }, sideMove)['gives-nothing']).toBeUndefined();
});

test('a card for the side isn’t praised while the other goal card already fits', () => {
  const sideMove = { type: 'move', from: hand('8D'), to: { zone: 'side', pile: 0 } };
  const table = { centre: [upTo(9), upTo(11, 'C'), [], []], hands: [['8D', '10C'], ['5?']] };
  expect(of(table, sideMove)['gives-nothing']).toBeUndefined();
});

test('an end that decides the game isn’t praised for giving nothing', () => {
  const table = { centre: [upTo(9), [], [], []], hands: [['8D', '7C'], ['5?']] };
  expect(of(table, { type: 'end' })['gives-nothing']).toContain('Ann’s goal card');
  expect(Object.keys(of({ ...table, idle: 1 }, { type: 'end' }))).toEqual(['ends-the-game']);
});

test('the last goal card wins at once', () => {
  const table = { centre: [upTo(2), [], [], []], hands: [['8D', '10C'], ['5?']] };
  expect(of(table, move({ zone: 'goal' }, 0))['goal-card']).toContain('getting rid of your goal pile');
  expect(of({ ...table, goal: [['3H'], ['11?', 'QH']] }, move({ zone: 'goal' }, 0))['goal-card']).toBe(
    'It is your last goal card: you win at once.',
  );
});

test('after the last step the goal card follows, not another card of its rank', () => {
  const table = {
    centre: [upTo(1), [], [], []],
    hands: [['2D', '3C'], ['5?']],
    side: [
      [['3S', '2H'], [], [], []],
      [[], [], [], []],
    ],
  };
  const fromHand = of(table, move(hand('2D'), 0));
  expect(fromHand['clears-the-way']).toBe('It is the last step: your goal card, a 3, goes on it next.');
  expect(fromHand['follows-on']).toBeUndefined();
  expect(Object.keys(of(table, move(side(0), 0)))).toEqual(['clears-the-way']);
});

test('a card that is uncovered is named once', () => {
  const table = {
    centre: [upTo(5), [], [], []],
    hands: [['7D'], ['5?']],
    side: [
      [['7S', '6H'], [], [], []],
      [[], [], [], []],
    ],
  };
  expect(of(table, move(side(0), 0))).toEqual({ 'digs-up': 'It uncovers 7♠, which can go to the centre as well.' });
});

test('a card that would lead to the opponent’s goal card is not one to uncover', () => {
  const table = (goal: string) => ({
    goal: [['KS'], [goal]],
    centre: [upTo(5), [], [], []],
    hands: [['7D'], ['5?']],
    side: [
      [['7S', '6H'], [], [], []],
      [[], [], [], []],
    ],
  });
  expect(Object.keys(of(table('9H'), move(side(0), 0)))).toContain('digs-up');
  expect(Object.keys(of(table('8H'), move(side(0), 0)))).not.toContain('digs-up');
});

test('a joker that follows is “your joker”', () => {
  const table = {
    centre: [upTo(5), [], [], []],
    hands: [['6D'], ['5?']],
    side: [
      [['8S', 'X=7'], [], [], []],
      [[], [], [], []],
    ],
  };
  expect(of(table, move(hand('6D'), 0))['follows-on']).toBe('Your joker (a 7) can go on it at once.');
  const full = {
    centre: [upTo(12), upTo(5, 'C'), upTo(5, 'D'), upTo(5, 'H')],
    hands: [['KD'], ['5?']],
    side: [
      [['X=A'], [], [], []],
      [[], [], [], []],
    ],
  };
  expect(of(full, move(hand('KD'), 0))['follows-on']).toContain('and your joker (an ace) can start a new one');
});

test('an end by a seat that is ahead names the other player', () => {
  const table = { centre: [[], [], [], []], hands: [['8D'], ['5?']] };
  expect(of(table, { type: 'end' })['ends-ahead']).toMatch(/^If Ann moves no card either, the game ends/);
});

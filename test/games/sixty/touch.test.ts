import { describe, expect, test } from 'vitest';
import { seatNamerFor } from '../../../src/game/seat-namer.ts';
import { game } from '../../../src/games/sixty/index.ts';
import { buttonsFor, labelOf, moveAt, stateAt } from '../at-position.ts';
import { attackedWith, beat, discardOf, table } from './ask.ts';

const at = (hand: string, otherFields: object = {}, second = '5?') =>
  stateAt(game, { turn: 0, ...table(hand, second, '5?'), ...otherFields });
/** Two 4s were played on the player; a 6 and a 5 lie in the discard pile. */
const ATTACKED = { ...attackedWith('4 4', 2), ...discardOf('6 5') };

describe('the likeliest button comes first, and a card dragged to the middle means it', () => {
  test.each<[string, string, string, object, string]>([
    ['an attack with nothing played yet', '3 3 ZAP', 'hand-0/3', {}, 'Attack (on attack): Attack with a 3.'],
    [
      'passing on with the same number',
      '4 10',
      'hand-0/4',
      ATTACKED,
      'Pass on (on attack): Pass the cards on with a 4.',
    ],
    ['beating with another number', '4 10', 'hand-0/10', ATTACKED, 'Beat (on attack): Beat the cards with a 10.'],
    ['a joker', '4 ZAP', 'hand-0/ZAP', ATTACKED, 'Joker (on attack): Play Zap.'],
    [
      'Hocus-pocus, which picks another of the numbers played',
      '4 HOCUS',
      'hand-0/HOCUS',
      ATTACKED,
      'Joker (on attack): Play Hocus-pocus and pick a 4.',
    ],
    [
      'Hocus-pocus with the card it picks',
      '4 HOCUS',
      'hand-0/HOCUS discard/6',
      ATTACKED,
      'Joker (on attack): Play Hocus-pocus and pick a 6.',
    ],
    [
      'a card of the discard pile, for Hocus-pocus in the hand',
      '4 HOCUS',
      'discard/6',
      ATTACKED,
      'Joker: Play Hocus-pocus and pick a 6.',
    ],
    ['a card of the discard pile without Hocus-pocus', '4 10', 'discard/6', ATTACKED, 'Joker: Play no card.'],
    ['the cards played', '4 10', 'attack/4', ATTACKED, 'Take: Take the cards.'],
    [
      'a number touched with the cards played',
      '4 10',
      'hand-0/10 attack/4',
      ATTACKED,
      'Beat (on attack): Beat the cards with a 10.',
    ],
    [
      'a number touched with the discard pile',
      '10 HOCUS',
      'hand-0/10 discard/6',
      ATTACKED,
      'Beat (on attack): Beat the cards with a 10.',
    ],
  ])('%s', (_, hand, picks, otherFields, expected) => {
    expect(buttonsFor(game, at(hand, otherFields), 0, picks)[0]).toBe(expected);
  });

  test('the others follow, the attack last while cards are to be answered', () => {
    expect(buttonsFor(game, at('10 4', ATTACKED), 0, 'hand-0/10')).toEqual([
      'Beat (on attack): Beat the cards with a 10.',
      'Pass on: Pass the cards on with a 10.',
      'Joker: Play a 10.',
      'Take: Take the cards.',
      'Attack: Attack with a 10.',
    ]);
    expect(buttonsFor(game, at('10 3'), 0, 'hand-0/10 hand-0/3')).toEqual([
      'Attack (on attack): Attack with a 3 and a 10.',
      'Pass on: Pass the cards on with a 3 and a 10.',
      'Beat: Beat the cards with a 3 and a 10.',
      'Joker: Play a 3 and a 10.',
      'Take: Take the cards.',
    ]);
  });

  test('taking needs no touch', () => {
    expect(buttonsFor(game, at('10 4', ATTACKED), 0, '')).toEqual(['Take: Take the cards.']);
  });
});

test.each<[string, object]>([
  ['No cards played: you attack', {}],
  ['No cards played: Ann attacks', { turn: 1 }],
  ['Played on you by Bert: two 4s (8)', attackedWith('4 4', 2)],
  ['Played on you by Bert: a 4', attackedWith('4', 2)],
])('“%s” stands over the middle', (expected, otherFields) => {
  expect(labelOf(game, at('3 4', otherFields), 'attack')).toBe(expected);
});

test.each<[string, object, string?]>([
  ['Clockwise: on to Ann', {}],
  ['Anticlockwise: on to Bert', { direction: -1 }],
  // Ann has no cards left.
  ['Clockwise: on to Bert', { deck: [] }, ''],
])('“%s” stands at the arrow', (expected, otherFields, second) => {
  expect(labelOf(game, at('3 4', otherFields, second), 'direction')).toBe(expected);
});

test('the table lies as the players sit at it, equal cards of the discard pile in one heap', () => {
  const state = at('10 4', { ...attackedWith('4 4', 2), ...discardOf('6 5 6') });
  const zones = game.table.zones(state, 1, seatNamerFor(1));
  expect(zones.map(({ label }) => label)).toEqual([
    'Bert’s hand',
    'Ann’s hand',
    'Deck',
    'Clockwise: on to you',
    'Discard pile',
    'Played on Ann by Bert: two 4s (8)',
    'Your hand',
  ]);
  const heaps = zones.find(({ id }) => id === 'discard')?.items.map(({ id, worth }) => [id, worth]);
  expect(heaps).toEqual([
    ['5', undefined],
    ['6', '×2'],
  ]);
  expect(zones.find(({ id }) => id === 'attack')?.gauge).toEqual({ n: 8, of: 60 });
});

test('the attack beaten last may be looked at again', () => {
  const state = at('4 10', ATTACKED);
  const { events } = game.play.play(state, 0, moveAt(game, state, beat('10')));
  const last = game.table.last?.findLast(events, 0, seatNamerFor(0));
  expect(last?.says).toBe('You beat two 4s (8) with a 10.');
  expect(last?.zones.map(({ label, items }) => [label, items.map(({ id, note }) => note ?? id)])).toEqual([
    ['Played', ['played by you']],
    ['Beaten', ['4', '4.2']],
  ]);
});

import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/game/json.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { presuppose } from '../../../src/games/lucky-number/desk/jump.ts';
import { type LuckyOptions, OPTIONS } from '../../../src/games/lucky-number/options.ts';

const usual = defaultOptions(OPTIONS) as LuckyOptions;
/** The turn that a jump-in by another seat implies, once the layer of the top card is said. */
const turnAfter = (position: JsonObject, layer: number, options = usual): unknown =>
  presuppose({ ...position, open: layer }, 9, { type: 'jump', cards: ['9H'] }, options)['turn'];

test.each([
  ['9H', 2],
  ['7H', 1],
  ['8H', 0],
  ['KH', 2],
])('after a %s of seat 1 it is the turn of seat %i', (top, turn) => {
  expect(turnAfter({ pile: [top] }, 1)).toBe(turn);
});

test('the turn follows the direction, and the king’s house rule for two', () => {
  expect(turnAfter({ pile: ['9H'], direction: -1 }, 1)).toBe(0);
  const two = { ...usual, seats: 2 } as LuckyOptions;
  expect(turnAfter({ pile: ['KH'] }, 1, two)).toBe(0);
  expect(turnAfter({ pile: ['KH'] }, 1, { ...two, kingInTwo: 'again' })).toBe(1);
});

test('a turn that was said stays', () => {
  expect(turnAfter({ pile: ['9H'], turn: 1 }, 1)).toBe(1);
});

test('a jump-in implies a card just laid and a third player on turn, unless more is said', () => {
  const jump = { type: 'jump', cards: ['9H'] };
  const pile = { pile: ['9H'] };
  expect(presuppose(pile, 0, jump, usual)).toEqual({ ...pile, open: 1, turn: 2 });
  expect(presuppose(pile, 0, { type: 'lay', cards: ['9H'] }, usual)).toBe(pile);
  for (const position of [{}, { pile: ['X'] }, { ...pile, open: null }, { ...pile, turn: 1 }])
    expect(presuppose(position, 0, jump, usual)).toBe(position);
  expect(presuppose(pile, 0, jump, { ...usual, seats: 2 } as LuckyOptions)).toBe(pile);
});

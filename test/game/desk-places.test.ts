import { expect, test } from 'vitest';
import { definePack } from '../../src/cards/pack.ts';
import { cardThing } from '../../src/game/desk.ts';
import {
  amountEntryPlace,
  cardEntryPlace,
  cardsPlace,
  choicePlace,
  handPlace,
  numberFieldPlace,
  seatChoices,
  seatPlace,
  singlePlace,
  stockPlace,
  toCountPlace,
  turnPlace,
} from '../../src/game/desk-places.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { seatNamerFor } from '../../src/game/seat-namer.ts';

/* What the desk asks for in every game, and how each answer is kept in a position. */

const name = seatNamerFor(0);
const YOUR_HAND = { at: 0, seat: 0, seats: 2, name, size: 3, placeholder: 'Three cards' };

test('seats are offered by the names of their players', () => {
  expect(seatChoices([1, 0], name)).toEqual([
    { value: 1, label: 'Ann' },
    { value: 0, label: 'You' },
  ]);
});

test('a hand: its owner’s faults and label; that of another rarely matters', () => {
  const hand = handPlace(YOUR_HAND);
  expect(hand).toMatchObject({
    id: 'hand-0',
    label: 'Your hand',
    kind: 'set',
    paths: ['position.hands[0]'],
    placeholder: 'Three cards',
    defaultThings: ['3?'],
    unseen: true,
  });
  expect(hand).not.toHaveProperty('rare');
  expect(hand).not.toHaveProperty('maxCards');
  expect(handPlace({ ...YOUR_HAND, at: 1, maxCards: 4 })).toMatchObject({
    id: 'hand-1',
    label: 'Ann’s hand',
    paths: ['position.hands[1]'],
    rare: true,
    maxCards: 4,
  });
});

test('a hand nobody has filled in holds the cards dealt, one by one; a number of cards is a statement', () => {
  const [yours, anns] = [handPlace(YOUR_HAND), handPlace({ ...YOUR_HAND, at: 1 })];
  const both: JsonObject = { hands: [['?', '?', '?'], ['5C']] };
  expect([{}, both, { hands: [['3?'], []] }, { hands: [[], []] }].map((json) => yours.read(json))).toEqual([
    undefined,
    undefined,
    ['3?'],
    [],
  ]);
  expect(anns.write({ turn: 1 }, ['5C'])).toEqual({ turn: 1, ...both });
  expect(anns.write(both, undefined)).toEqual({});
});

test('whose turn it is: seat 0 unless said, or nobody’s when the game is over; no ruling asks about it', () => {
  const turn = turnPlace(seatChoices([0, 1], name));
  expect(turn).toMatchObject({
    id: 'turn',
    label: 'Whose turn',
    kind: 'choice',
    paths: ['position.turn'],
    presumed: true,
    choices: [
      { value: 0, label: 'You' },
      { value: 1, label: 'Ann' },
      { value: null, label: 'Game over' },
    ],
  });
  expect([{}, { turn: 0 }, { turn: 1 }, { turn: null }, { turn: 'you' }].map((json) => turn.read(json))).toEqual([
    undefined,
    undefined,
    1,
    null,
    undefined,
  ]);
  expect(turn.write({ turn: 1 }, 0)).toEqual({});
});

test('a seat in a field, or none', () => {
  const dealer = seatPlace('dealer', 'Dealer', seatChoices([0, 1], name));
  expect(dealer).toMatchObject({ id: 'dealer', label: 'Dealer', kind: 'choice', paths: ['position.dealer'] });
  expect([{ dealer: 0 }, { dealer: null }, { dealer: '0' }, {}].map((json) => dealer.read(json))).toEqual([
    0,
    null,
    undefined,
    undefined,
  ]);
});

test('a choice takes none but its values', () => {
  const trump = choicePlace('trump', 'Trump', [{ value: 'S', label: '♠' }], { rare: true });
  expect(trump).toMatchObject({ id: 'trump', kind: 'choice', label: 'Trump', paths: ['position.trump'], rare: true });
  expect([{ trump: 'S' }, { trump: 'H' }, {}].map((json) => trump.read(json))).toEqual(['S', undefined, undefined]);
  expect(trump.write({ left: 1 }, 'S')).toEqual({ left: 1, trump: 'S' });
});

test('a number in a field rarely matters, and is unknown unless given', () => {
  const left = numberFieldPlace('left', 'Cards left', 9);
  expect(left).toMatchObject({
    id: 'left',
    label: 'Cards left',
    kind: 'number',
    paths: ['position.left'],
    rare: true,
    min: 0,
    max: 9,
  });
  expect(numberFieldPlace('left', 'Cards left', 9, 2).min).toBe(2);
  expect([{ left: 0 }, { left: 1.5 }, {}].map((json) => left.read(json))).toEqual([0, undefined, undefined]);
});

test('a number of a list is 0 once any of the list is given', () => {
  const points = amountEntryPlace(['points', 1, 3], { id: 'points-1', label: 'Points', max: 99 });
  expect(points).toMatchObject({ id: 'points-1', kind: 'number', paths: ['position.points[1]'], min: 0, max: 99 });
  expect(amountEntryPlace(['points', 1, 3], { id: 'p', label: 'P', max: 9, min: -9, rare: false })).toMatchObject({
    min: -9,
    rare: false,
  });
  expect([{}, { points: [4, 5, 6] }, { points: [] }].map((json) => points.read(json))).toEqual([undefined, 5, 0]);
  expect(points.write({}, 7)).toEqual({ points: [0, 7, 0] });
  expect(points.write({ points: [4, 7, 0] }, undefined)).toEqual({ points: [4, 0, 0] });
  expect(points.write({ turn: 1, points: [0, 7, 0] }, undefined)).toEqual({ turn: 1 });
  // Somebody said that nobody has any.
  expect(points.write({ points: [0, 7, 0] }, 0)).toEqual({ points: [0, 0, 0] });
});

test('cards in a field: a set in which any may be unseen, unless the game says otherwise', () => {
  const table = cardsPlace('table', { label: 'Table' });
  expect(table).toMatchObject({ id: 'table', label: 'Table', kind: 'set', paths: ['position.table'], unseen: true });
  expect(cardsPlace('table', { label: 'T', id: 't', kind: 'row', unseen: false })).toMatchObject({
    id: 't',
    kind: 'row',
    unseen: false,
  });
  expect([{ table: [] }, { table: ['5C'] }, { table: '5C' }, {}].map((json) => table.read(json))).toEqual([
    [],
    ['5C'],
    undefined,
    undefined,
  ]);
  expect(table.write({ table: ['5C'] }, [])).toEqual({ table: [] });
});

test('what is left of the pack is a pile that rarely matters', () => {
  expect(stockPlace('stock', 'Stock', 'What is left')).toMatchObject({
    id: 'stock',
    label: 'Stock',
    kind: 'pile',
    placeholder: 'What is left',
    rare: true,
    emptyLabel: 'Nothing left',
    unseen: true,
    paths: ['position.stock'],
  });
});

test('a single card in a field is a list of at most one, and no card is null', () => {
  const turned = singlePlace('turned', { label: 'Turned card' });
  expect(turned).toMatchObject({ id: 'turned', label: 'Turned card', maxCards: 1, rare: true, kind: 'set' });
  expect(singlePlace('turned', { label: 'T', rare: false }).rare).toBe(false);
  expect([{ turned: '5C' }, { turned: null }, { turned: 5 }, {}].map((json) => turned.read(json))).toEqual([
    ['5C'],
    [],
    undefined,
    undefined,
  ]);
  expect(turned.write({ left: 1 }, ['5C'])).toEqual({ left: 1, turned: '5C' });
  expect(turned.write({ turned: '5C' }, ['5C', 'KS'])).toEqual({ turned: 'KS' });
  expect(turned.write({ turned: '5C' }, [])).toEqual({ turned: null });
  expect(turned.write({ left: 1, turned: '5C' }, undefined)).toEqual({ left: 1 });
});

test('cards in an entry of a list: empty once any of the list is given, or unknown in the game’s own way', () => {
  const side = cardEntryPlace(['side', 1, 2], { label: 'Side' });
  expect(side).toMatchObject({ id: 'side-1', label: 'Side', kind: 'set', paths: ['position.side[1]'], unseen: true });
  expect([{}, { side: [['5C'], []] }, { side: [[], ['KS']] }].map((json) => side.read(json))).toEqual([
    undefined,
    [],
    ['KS'],
  ]);
  expect(side.write({}, ['KS'])).toEqual({ side: [[], ['KS']] });
  const goal = cardEntryPlace(['goals', 0, 2], { label: 'Goal', kind: 'pile' }, ['20?']);
  expect(goal.kind).toBe('pile');
  expect([{}, { goals: [['20?'], []] }, { goals: [['5C'], []] }].map((json) => goal.read(json))).toEqual([
    undefined,
    undefined,
    ['5C'],
  ]);
  expect(goal.write({}, ['5C'])).toEqual({ goals: [['5C'], ['20?']] });
  expect(goal.write({ goals: [['5C'], ['20?']] }, undefined)).toEqual({});
});

test('a count asks for the places of a position at its top level, where every card matters and is seen', () => {
  expect(toCountPlace(handPlace({ ...YOUR_HAND, at: 1 }))).toMatchObject({
    paths: ['hands[1]'],
    rare: false,
    unseen: false,
  });
  const left = toCountPlace(numberFieldPlace('left', 'Cards left', 9));
  expect(left).toMatchObject({ paths: ['left'], rare: true });
  expect(left).not.toHaveProperty('unseen');
});

test('a thing of one card is any spelling of a card of the pack', () => {
  const thing = cardThing(definePack({ standard: 1 }));
  const aceOfSpades = { text: 'AS', cards: [0] };
  expect(['AS', 'as', 'a♠', '1S', 'X'].map(thing)).toEqual([
    aceOfSpades,
    aceOfSpades,
    aceOfSpades,
    undefined,
    undefined,
  ]);
});

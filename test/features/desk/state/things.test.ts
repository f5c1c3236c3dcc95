import { describe, expect, test } from 'vitest';
import {
  addThings,
  chosenIndex,
  countUnseen,
  drawnZones,
  faultPathIn,
  findMissingPlace,
  isAbout,
  isAsked,
  isBlank,
  isFull,
  joinThings,
  locateCards,
  moveThing,
  putDown,
  renameFirst,
  splitThing,
  takeAway,
  unseenInEntry,
  withUnseen,
} from '../../../../src/features/desk/state/things.ts';
import type { Fault } from '../../../../src/game/fault.ts';
import type { JsonObject } from '../../../../src/game/json.ts';
import type { Zone } from '../../../../src/game/zone.ts';
import { card, cardPlace, choicePlace, numberPlace, toyDesk, toyDraft } from './toy-desk.ts';

const row = cardPlace('row');
/** A hand of four cards, of which some may be unseen. */
const hand = cardPlace('hand', { kind: 'set', defaultThings: ['4?'] });
const pile = cardPlace('pile', { kind: 'pile' });
const top = cardPlace('top', { kind: 'pile', topOnly: true });

describe('unseen cards', () => {
  test.each([
    ['?', 1],
    ['1?', 1],
    ['12?', 12],
    ['6S', 0],
    ['0?', 0],
    ['x?', 0],
    ['3?x', 0],
  ])('%s stands for %i of them', (entry, n) => {
    expect(unseenInEntry(entry)).toBe(n);
  });

  test('are one sign, with their number if there are several', () => {
    expect(withUnseen([], 'row', 0)).toEqual([]);
    expect(withUnseen([], 'row', 1)).toEqual(['?']);
    expect(withUnseen(['2?', '6S', '?'], 'row', 2)).toEqual(['6S', '2?']);
    expect(countUnseen([])).toBe(0);
  });

  test('stay where they lie in a row when seen cards are added at its end', () => {
    expect(addThings(['?', '6S'], 'row', ['2C'])).toEqual(['?', '6S', '2C']);
    expect(addThings(['?', '6S'], 'row', ['2C', '?'])).toEqual(['6S', '2C', '2?']);
    expect(addThings(['6S'], 'pile', ['3?', '2C'])).toEqual(['3?', '6S', '2C']);
    expect(addThings(['?', '6S'], 'set', ['2C'])).toEqual(['6S', '2C', '?']);
  });
});

describe('putting down', () => {
  test('adds to what lies there', () => {
    expect(putDown(row, {}, ['2C'])).toEqual(['2C']);
    expect(putDown(row, { row: ['6S'] }, ['2C'])).toEqual(['6S', '2C']);
  });

  test('on a pile of which only the top shows leaves some card below it', () => {
    expect(putDown(top, {}, ['2C'])).toEqual(['?', '2C']);
    expect(putDown(top, { top: ['?', '6S'] }, ['2C'])).toEqual(['?', '6S', '2C']);
  });

  test('in a hand of known size shows one of the unseen cards', () => {
    expect(putDown(hand, {}, ['2C'])).toEqual(['2C', '3?']);
    expect(putDown(hand, { hand: ['2C', '3?'] }, ['6S', '7S'])).toEqual(['2C', '6S', '7S', '?']);
    expect(putDown(hand, { hand: ['2C', '?'] }, ['6S', '7S'])).toEqual(['2C', '6S', '7S']);
    // A number of unseen cards is how many are left.
    expect(putDown(hand, {}, ['2C', '6?'])).toEqual(['2C', '6?']);
  });
});

test('a place is full with as many seen cards as it can hold', () => {
  const two = cardPlace('row', { maxCards: 2 });
  expect(isFull(two, { row: ['6S', '2C'] })).toBe(true);
  expect(isFull(two, { row: ['6S', '2C', '3C'] })).toBe(true);
  expect(isFull(two, { row: ['6S', '4?'] })).toBe(false);
  expect(isFull(two, {})).toBe(false);
  expect(isFull(row, { row: ['6S', '2C'] })).toBe(false);
});

test('nothing said and an empty list are blank, no other value', () => {
  expect([undefined, [], ['6S'], 0, null, ''].map(isBlank)).toEqual([true, true, false, false, false, false]);
});

test('rare places are drawn only with something in them, other players’ open places only with cards', () => {
  const places = [row, cardPlace('rare', { rare: true }), cardPlace('rarest', { rare: true })];
  const draft = toyDraft(toyDesk(places), { position: { rare: ['6S'], rarest: [] }, seat: 0 });
  const zone = (id: string, seat: number | null, cards: readonly number[]): Zone => ({
    id,
    label: id,
    seat,
    kind: 'row',
    items: cards.map((one) => ({ id: String(one), cards: [one] })),
  });
  const zones = [
    zone('row', null, []),
    zone('rare', null, [1]),
    zone('rarest', null, []),
    zone('of-another', 1, [-1]),
    zone('shown-by-another', 1, [3]),
    zone('own', 0, []),
  ];
  expect(drawnZones(zones, places, draft).map(({ id }) => id)).toEqual(['row', 'rare', 'shown-by-another', 'own']);
});

test('every copy of a card is found, also within joined cards', () => {
  const game = toyDesk([row, numberPlace('n', 0, 1), pile]);
  const found = locateCards(game.desk, [row, numberPlace('n', 0, 1), pile], {
    row: ['2C', '?', 'J+6S'],
    pile: ['nonsense', 'J'],
    n: 1,
  });
  expect([...found.keys()].sort()).toEqual([card('2C'), card('6S'), card('J')].sort());
  expect(found.get(card('2C'))).toEqual([{ place: row, at: 0, isJoined: false }]);
  expect(found.get(card('J'))).toEqual([
    { place: row, at: 2, isJoined: true },
    { place: pile, at: 1, isJoined: false },
  ]);
  expect(locateCards(game.desk, [row], {}).size).toBe(0);
});

test('a card that a place repeats is found where it lies, or there while that place is filled', () => {
  const game = toyDesk([row, pile]);
  const repeat = { ...pile, isRepeat: true };
  const placesOfCard = (target?: typeof row): readonly string[] =>
    (locateCards(game.desk, [row, repeat], { row: ['2C'], pile: ['2C'] }, target).get(card('2C')) ?? []).map(
      ({ place }) => place.id,
    );
  expect([placesOfCard(), placesOfCard(row), placesOfCard(repeat)]).toEqual([['row'], ['row'], ['pile']]);
});

describe('taking away', () => {
  test('leaves the others, and an empty place is one that nothing is said of', () => {
    expect(takeAway(row, { row: ['2C', '6S', '7S'] }, [0, 2])).toEqual({ row: ['6S'] });
    expect(takeAway(row, { row: ['2C'], n: 1 }, [0])).toEqual({ n: 1 });
    expect(takeAway(row, {}, [0])).toEqual({});
    expect(takeAway(row, { row: ['2C', '?'] }, [0])).toEqual({ row: ['?'] });
  });

  test('from a hand of known size leaves an unseen card for each', () => {
    expect(takeAway(hand, { hand: ['2C', '6S', '2?'] }, [0])).toEqual({ hand: ['6S', '3?'] });
    expect(takeAway(hand, { hand: ['2C', '6S', '7S', '8S'] }, [1, 3])).toEqual({ hand: ['2C', '7S', '2?'] });
    // Nobody has seen any of them: the same as nothing said.
    expect(takeAway(hand, { hand: ['2C', '3?'] }, [0])).toEqual({});
  });

  test('from a hand that is known to be smaller leaves a smaller one', () => {
    expect(takeAway(hand, { hand: ['2C', '6S'] }, [0])).toEqual({ hand: ['6S'] });
    expect(takeAway(hand, { hand: ['2C'] }, [0])).toEqual({});
    expect(takeAway(hand, { hand: ['2C', '2?'] }, [0])).toEqual({ hand: ['3?'] });
  });
});

describe('a fault', () => {
  const places = [row, cardPlace('hand', { paths: ['position.hands[0]'] })];
  const at = (path: string): Fault => ({ code: 'bad-position', path, says: 'No.' });

  test('belongs to the place that its path is in', () => {
    expect(faultPathIn(row, 'position.row')).toBe('position.row');
    expect(faultPathIn(row, 'position.row[2]')).toBe('position.row');
    expect(faultPathIn(row, 'position.row.top')).toBe('position.row');
    expect(faultPathIn(row, 'position.rows')).toBeUndefined();
    expect(faultPathIn(row, 'position')).toBeUndefined();
  });

  test('in the list of all hands is about each hand', () => {
    const [, hands] = places as [typeof row, typeof row];
    expect(isAbout(hands, 'position.hands')).toBe(true);
    expect(isAbout(hands, 'position.hands[0][3]')).toBe(true);
    expect(isAbout(hands, 'position.hands[1]')).toBe(false);
    expect(isAbout(hands, 'position.hand')).toBe(false);
    const both = cardPlace('both', { paths: ['position.a[0]', 'position.b[0]'] });
    expect([isAbout(both, 'position.a'), isAbout(both, 'position.b')]).toEqual([true, true]);
  });

  test('points to a place only while nothing is said there', () => {
    expect(findMissingPlace(places, at('position.row'), {})).toBe(row);
    expect(findMissingPlace(places, at('position.row'), { row: [] })).toBeNull();
    expect(findMissingPlace(places, at('position.moon'), {})).toBeNull();
    expect(findMissingPlace(places, null, {})).toBeNull();
  });
});

test('the chosen one of some values is the said one, else the one that goes without saying', () => {
  const trump = choicePlace('trump', [
    [['H'], 'Hearts'],
    [['S'], 'Spades'],
  ]);
  expect(chosenIndex(trump, { trump: ['S'] })).toBe(1);
  expect(chosenIndex(trump, { trump: ['C'] })).toBe(-1);
  expect(chosenIndex(trump, {})).toBe(-1);
  const usual = {
    ...trump,
    write: (json: JsonObject, value: unknown) => (JSON.stringify(value) === '["S"]' ? json : trump.write(json, ['H'])),
  };
  expect(chosenIndex(usual, {})).toBe(1);
});

test('a place is a question unless the others make it none', () => {
  const dependent = cardPlace('row', { when: (json) => 'n' in json });
  expect(isAsked(row, {})).toBe(true);
  expect([isAsked(dependent, {}), isAsked(dependent, { n: 1 })]).toEqual([false, true]);
});

describe('things of a place', () => {
  const joining = cardPlace('row', { join: (things) => things.join('+') });
  const json = { row: ['2C', '6S', '7S', '8S'] };

  test('are joined where the first of them lay', () => {
    expect(joinThings(joining, json, [3, 1])).toEqual({ row: ['2C', '8S+6S', '7S'] });
    expect(joinThings(joining, json, [0, 9])).toEqual({ row: ['2C', '6S', '7S', '8S'] });
    expect(joinThings(row, json, [3, 1])).toBe(json);
    expect(joinThings(joining, {}, [])).toEqual({ row: [] });
  });

  test('are split into their cards where they lay', () => {
    const game = toyDesk([joining]);
    expect(splitThing(game, joining, { row: ['2C', '8S+6S', '7S'] }, 1)).toEqual({ row: ['2C', '8S', '6S', '7S'] });
    expect(splitThing(game, joining, { row: ['2C'] }, 4)).toEqual({ row: ['2C'] });
    expect(splitThing(game, joining, {}, 0)).toEqual({ row: [] });
  });

  test('change places with a neighbour, if there is one', () => {
    expect(moveThing(row, json, 1, 1)).toEqual({ row: ['2C', '7S', '6S', '8S'] });
    expect(moveThing(row, json, 1, -1)).toEqual({ row: ['6S', '2C', '7S', '8S'] });
    expect(moveThing(row, json, 3, 1)).toBe(json);
    expect(moveThing(row, json, 0, -1)).toBe(json);
    expect(moveThing(row, json, -1, 1)).toBe(json);
    expect(moveThing(row, {}, 0, 1)).toEqual({});
  });
});

test('a card that is exchanged is renamed once, wherever a move names it', () => {
  expect(renameFirst({ type: 'take', card: '6S', with: ['6S'] }, '6S', '2C')).toEqual({
    type: 'take',
    card: '2C',
    with: ['6S'],
  });
  expect(renameFirst({ n: 3, takes: [['7S', 'AS+6S'], ['6S']] }, '6S', '2C')).toEqual({
    n: 3,
    takes: [['7S', 'AS+2C'], ['6S']],
  });
  expect(renameFirst(['6S+AS'], '6S', '2C')).toEqual(['2C+AS']);
  // A thing of several cards is a card of its own.
  expect(renameFirst(['AS+6S', '6S'], 'AS+6S', '2C')).toEqual(['2C', '6S']);
  expect(renameFirst({ cards: ['16S', null, true] }, '6S', '2C')).toEqual({ cards: ['16S', null, true] });
});

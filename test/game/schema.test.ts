import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { STANDARD_SIZE, UNKNOWN } from '../../src/cards/card.ts';
import { definePack } from '../../src/cards/pack.ts';
import { unseenCards } from '../../src/cards/unseen.ts';
import type { Result } from '../../src/game/fault.ts';
import {
  checkPack,
  emptyLists,
  entryAt,
  hiddenCard,
  hiddenCards,
  listOf,
  openCards,
  parse,
  parseCount,
  seat,
  totals,
  wholeNumber,
  writeHand,
  writePile,
} from '../../src/game/schema.ts';

/** One pack of 52 and two jokers: 54 cards. */
const pack = definePack({
  standard: 1,
  extras: [{ code: 'X', text: 'the joker', spoken: 'joker', copies: 2 }],
});
const JOKER = STANDARD_SIZE;
const [AS, TEN] = [pack.read('AS'), pack.read('10D')] as [number, number];

/** The error of a value that came in as `position`. */
function faultOf(schema: v.GenericSchema, json: unknown): object | null {
  const parsedValue = parse(schema, json, 'bad-position', 'position');
  return parsedValue.ok ? null : { path: parsedValue.fault.path, says: parsedValue.fault.says };
}
const valueIn = <T>(result: Result<T>): T | null => (result.ok ? result.value : null);

describe('a number', () => {
  test('is whole and within its bounds, and the error names them', () => {
    expect([2, 5].map((n) => faultOf(wholeNumber(2, 5), n))).toEqual([null, null]);
    const inputs = [1, 6, 2.5, '3', null, [4], {}] as const;
    const texts = ['1', '6', '2.5', '“3”', 'null', 'a list', 'an object'];
    expect(inputs.map((n) => faultOf(wholeNumber(2, 5), n))).toEqual(
      texts.map((text) => ({
        path: 'position',
        says: `This must be a whole number from 2 to 5, not ${text}.`,
      })),
    );
    expect(faultOf(wholeNumber(2), 1)).toEqual({
      path: 'position',
      says: 'This must be a whole number from 2, not 1.',
    });
    expect(faultOf(wholeNumber(), 0.5)).toEqual({
      path: 'position',
      says: 'This must be a whole number, not 0.5.',
    });
    expect(faultOf(wholeNumber(), -7)).toBeNull();
    expect(faultOf(wholeNumber(2), 1e15)).toBeNull();
  });

  test('of a seat is within the table’s seats', () => {
    expect([0, 3].map((n) => faultOf(seat(4), n))).toEqual([null, null]);
    expect(faultOf(seat(4), 4)).not.toBeNull();
    expect(faultOf(seat(4), -1)).not.toBeNull();
  });
});

describe('a list', () => {
  const hands = v.object({ hands: listOf(openCards(pack), 2, 'hands') });

  test('has as many items as it must', () => {
    expect(faultOf(hands, { hands: [['AS'], []] })).toBeNull();
    const lists = [[[]], [[], [], []], 'AS', {}];
    expect(lists.map((list) => faultOf(hands, { hands: list }))).toEqual(
      ['1', '3', '“AS”', 'an object'].map((text) => ({
        path: 'position.hands',
        says: `There must be 2 hands here, not ${text}.`,
      })),
    );
  });

  test('names the item that is wrong, and the reason', () => {
    expect(faultOf(hands, { hands: [[], ['AS', '1D']] })).toEqual({
      path: 'position.hands[1][1]',
      says: '“1D” isn’t a card of this game.',
    });
    expect(faultOf(hands, { hands: [[], [7]] })).toEqual({
      path: 'position.hands[1][0]',
      says: 'A card is written as text, like "10D", not 7.',
    });
    expect(faultOf(hands, { hands: [[], 'AS'] })).toEqual({
      path: 'position.hands[1]',
      says: 'Cards are given as a list, not “AS”.',
    });
    expect(faultOf(hands, {})).toEqual({ path: 'position.hands', says: 'This is missing here.' });
  });

  test.each(['?', '12?'])('of open cards has no %s', (code) => {
    expect(faultOf(openCards(pack), [code])).toEqual({
      path: 'position[0]',
      says: 'This card is face up: it can’t be unknown.',
    });
  });
});

test.each(['x?', '?x'])('%s is no card, neither face up nor unseen', (code) => {
  expect(faultOf(openCards(pack), [code])).toEqual({
    path: 'position[0]',
    says: `“${code}” isn’t a card of this game.`,
  });
});

describe('a list of cards with unseen ones', () => {
  const readHiddenCards = (json: unknown) => valueIn(parse(hiddenCards(pack), json, 'bad-position', 'position'));

  test('is read one by one, with a run of unseen ones at once', () => {
    expect(readHiddenCards(['?', 'AS', '3?', 'x'])).toEqual([UNKNOWN, AS, UNKNOWN, UNKNOWN, UNKNOWN, JOKER]);
    expect(readHiddenCards(['54?'])).toHaveLength(54);
    expect(readHiddenCards([])).toEqual([]);
  });

  test.each([
    ['55?', 'There are only 54 cards in the pack.'],
    ['0?', '“0?” isn’t a card of this game.'],
    ['01?', '“01?” isn’t a card of this game.'],
    ['?2', '“?2” isn’t a card of this game.'],
    ['2?s', '“2?s” isn’t a card of this game.'],
  ])('is never %s', (code, message) => {
    expect(faultOf(hiddenCards(pack), ['AS', code])).toEqual({ path: 'position[1]', says: message });
  });

  test('is never text', () => {
    expect(faultOf(hiddenCards(pack), 'AS')).toEqual({
      path: 'position',
      says: 'Cards are given as a list, not “AS”.',
    });
    expect(faultOf(hiddenCards(pack), [3])).toEqual({
      path: 'position[0]',
      says: 'A card is written as text, like "10D", not 3.',
    });
  });

  test('is written in order for a pile, with unseen ones last for a hand', () => {
    const cards = [UNKNOWN, AS, UNKNOWN, UNKNOWN, TEN, UNKNOWN];
    expect(writePile(pack, cards)).toEqual(['?', 'AS', '2?', '10D', '?']);
    expect(writeHand(pack, cards)).toEqual(['AS', '10D', '4?']);
    expect(writePile(pack, [])).toEqual([]);
  });
});

describe('all cards of a table', () => {
  const fault = (...places: Parameters<typeof checkPack>[1]): object | null => {
    const checked = checkPack(pack, places);
    return checked.ok ? null : checked.fault;
  };

  test('may be as many as the pack has, of each and together', () => {
    expect(fault({ path: 'a', cards: [AS, JOKER] }, { path: 'b', cards: [JOKER, TEN] })).toBeNull();
    expect(fault({ path: 'a', cards: new Array<number>(54).fill(UNKNOWN) })).toBeNull();
  });

  test('are too many of one card: the error names the entry it came from', () => {
    const hand = { path: 'position.hands[0]', cards: [AS] };
    const message = 'A♠ appears here more often than in the pack.';
    const pile = { path: 'position.pile', cards: [UNKNOWN, UNKNOWN, TEN, AS] };
    expect(fault(hand, pile)).toEqual({ code: 'bad-position', path: 'position.pile', says: message });
    expect(fault(hand, { ...pile, list: ['2?', '10d', 'a♠'] })).toEqual({
      code: 'bad-position',
      path: 'position.pile[2]',
      says: message,
    });
    const jokers = { path: 'p', cards: [JOKER, AS, JOKER, JOKER], list: ['X', 'AS', 'X', 'x'] };
    expect(fault(jokers)).toEqual({
      code: 'bad-position',
      path: 'p[3]',
      says: 'The joker appears here more often than in the pack.',
    });
  });

  test('are too many together, whichever they are', () => {
    const cards = new Array<number>(54).fill(UNKNOWN);
    expect(fault({ path: 'a', cards }, { path: 'b', cards: [AS] })).toEqual({
      code: 'bad-position',
      path: 'position',
      says: 'That makes 55 cards, and the pack has 54.',
    });
  });

  test('leave the others unseen', () => {
    expect(unseenCards(pack, [])).toHaveLength(54);
    const remainingCards = unseenCards(pack, [AS, JOKER]);
    expect(remainingCards).toHaveLength(52);
    expect(remainingCards).not.toContain(AS);
    expect(remainingCards.filter((card) => card === JOKER)).toHaveLength(1);
  });
});

describe('a single card that may be unseen', () => {
  const card = () => hiddenCard(pack, 'This is a single card.');

  test('is a card, or one unseen card in any of its spellings', () => {
    expect(['AS', '?', '1?'].map((code) => valueIn(parse(card(), code, 'bad-position', 'position')))).toEqual([
      ...[AS, UNKNOWN, UNKNOWN],
    ]);
  });

  test.each([
    ['2?', 'This is a single card.'],
    ['1D', '“1D” isn’t a card of this game.'],
    [['AS'], 'A card is written as text, like "10D", not a list.'],
  ])('is never %j', (json, message) => {
    expect(faultOf(card(), json)).toEqual({ path: 'position', says: message });
  });
});

test('a short text makes no list beyond all bounds', () => {
  // 1851 × 54 + 46 = 100 000.
  const runs = new Array<string>(1851).fill('54?');
  expect(faultOf(hiddenCards(pack), [...runs, '46?'])).toBeNull();
  expect(faultOf(hiddenCards(pack), [...runs, '46?', 'AS'])).toEqual({
    path: 'position',
    says: 'There are only 54 cards in the pack.',
  });
});

test('totals are whole numbers from 0, one for each side, and 0 by default', () => {
  const position = v.object({ scores: totals(3) });
  const read = (json: unknown) => valueIn(parse(position, json, 'bad-position', 'position'));
  expect([{}, { scores: [1, 0, 9] }].map(read)).toEqual([{ scores: [0, 0, 0] }, { scores: [1, 0, 9] }]);
  expect(read({})?.scores).not.toBe(read({})?.scores);
  expect(faultOf(position, { scores: [1, -1, 9] })).toEqual({
    path: 'position.scores[1]',
    says: 'This must be a whole number from 0, not -1.',
  });
  expect(faultOf(position, { scores: [1] })).toEqual({
    path: 'position.scores',
    says: 'There must be 3 totals here, not 1.',
  });
  expect(emptyLists(2)).toEqual([[], []]);
});

describe('a field', () => {
  const question = v.strictObject({ hands: listOf(openCards(pack), 1, 'hands') }, 'There is no such field.');

  test('that is missing is told from one that is unknown, and from a value that is no object', () => {
    expect(faultOf(question, {})).toEqual({ path: 'position.hands', says: 'This is missing here.' });
    expect(faultOf(question, { hands: [[]], pile: [] })).toEqual({
      path: 'position.pile',
      says: 'There is no such field.',
    });
    expect([undefined, null, 7].map((json) => faultOf(question, json))).toEqual(
      new Array(3).fill({ path: 'position', says: 'There is no such field.' }),
    );
  });

  test('of a count is named without the count itself', () => {
    expect(parseCount(question, { hands: [['AS']] })).toEqual({ ok: true, value: { hands: [[AS]] } });
    expect(parseCount(question, { hands: [['1D']] })).toEqual({
      ok: false,
      fault: { code: 'bad-position', path: 'hands[0][0]', says: '“1D” isn’t a card of this game.' },
    });
    expect(parseCount(v.array(question), [{}])).toMatchObject({ fault: { path: '[0].hands' } });
  });
});

test('a card of a pile is found in the entry it came from', () => {
  const list = ['AS', '3?', '10D', '?'];
  expect([0, 1, 2, 3, 4, 5].map((at) => entryAt(list, at))).toEqual([0, 1, 1, 1, 2, 3]);
  expect([0, 1, 12, 13].map((at) => entryAt(['AS', '12?', '10D'], at))).toEqual([0, 1, 1, 2]);
  expect(entryAt(undefined, 4)).toBe(4);
  // An entry that is no run is one card.
  expect([0, 1, 2].map((at) => entryAt(['x2?', '2?x', 'AS'], at))).toEqual([0, 1, 2]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/game/json.ts';
import {
  certainPattern,
  commonPosition,
  expandRuns,
  hideCards,
  joinPositions,
} from '../../src/referee/position-patterns.ts';

const positions = (list: readonly Json[]) => list as readonly [Json, ...Json[]];

test('a run of unseen cards stands for as many of them, wherever cards are listed', () => {
  expect(expandRuns({ hands: [['4S', '3?'], ['12?']], turn: 1, name: '2?', open: null })).toEqual({
    hands: [['4S', '?', '?', '?'], new Array(12).fill('?')],
    turn: 1,
    name: '2?',
    open: null,
  });
  // Not a run: one card, none, a number, or other text around it.
  const others = ['?', '0?', 3, 'x2?', '2?x', null];
  expect(expandRuns(others)).toEqual(others);
});

describe('what several positions have in common', () => {
  const first = { hands: [['4S', '5S'], ['6S']], open: ['7S'], round: 1, turn: null, last: { card: '8S', by: 0 } };

  test('is all of one that is there every time', () => {
    expect(commonPosition([first])).toEqual(first);
    expect(commonPosition([first, structuredClone(first)])).toEqual(first);
  });

  test('are its cards, unseen where another has others; what isn’t a card stays', () => {
    const second = {
      hands: [['4S', '9S'], ['6S']],
      open: ['7S', 'KS'],
      round: 2,
      turn: 0,
      last: { card: 'KS', by: 1 },
    };
    expect(commonPosition([first, second])).toEqual({
      ...{ hands: [['4S', '?'], ['6S']], open: ['7S'], round: 1, turn: null, last: { card: '?', by: 0 } },
    });
    expect(
      commonPosition([first, first, { ...first, last: null, hands: [['4S', '5S'], 'none'], open: ['9S'] }]),
    ).toEqual({
      ...{ ...first, hands: [['4S', '5S'], ['?']], open: ['?'], last: { card: '?', by: 0 } },
    });
  });

  test('is a pattern that only they match, and what differs like them', () => {
    const pattern = certainPattern(
      positions([
        { n: 1, hand: ['4S', '5S'] },
        { n: 2, hand: ['4S', '9S'] },
      ]),
    );
    const isLike = (position: JsonObject): boolean => joinPositions(pattern, position, []) !== null;
    expect(isLike({ n: 7, hand: ['4S', 'KS'] })).toBe(true);
    expect(isLike({ n: 7, hand: ['5S', 'KS'] })).toBe(false);
    expect(isLike({ n: 7, hand: ['4S'] })).toBe(false);
  });

  test('leaves the length of a list open if it differs, or if there is no list', () => {
    for (const other of [['5S', '6S', '7S'], null]) {
      const pattern = certainPattern(positions([{ hand: ['4S'] }, { hand: other }, { hand: ['4S'] }]));
      expect(joinPositions(pattern, { hand: ['1S', '2S'] }, [])).toEqual({ hand: ['1S', '2S'] });
    }
  });
});

test('hidden cards are unseen in all of a pattern, and nothing else is', () => {
  const pattern = certainPattern(
    positions([
      { n: 1, c: '4S', d: ['4S', '5S', { e: '6S' }], f: null },
      { n: 2, c: '4S', d: ['4S', '5S', { e: '6S' }], f: null },
    ]),
  );
  const position = (cards: readonly [string, string, string, string]) => ({
    ...{ n: 5, c: cards[0], d: [cards[1], cards[2], { e: cards[3] }], f: null },
  });
  const isLike = (codes: readonly string[], cards: readonly [string, string, string, string]): boolean =>
    joinPositions(hideCards(codes, pattern), position(cards), []) !== null;
  expect(isLike([], ['4S', '4S', '5S', '6S'])).toBe(true);
  expect(isLike([], ['KS', '4S', '5S', '6S'])).toBe(false);
  expect(isLike(['4S', '6S'], ['KS', 'QS', '5S', 'JS'])).toBe(true);
  expect(isLike(['4S', '6S'], ['KS', 'QS', '9S', 'JS'])).toBe(false);
  expect(hideCards(['4S'], ['4S', '5S', 4, null, { card: '4S' }])).toEqual(['?', '5S', 4, null, { card: '?' }]);
});

describe('two positions', () => {
  /** What they show together; null if they can’t be the same. */
  const join = (a: Json, b: Json, loose: readonly string[] = []): unknown =>
    joinPositions({ field: a }, { field: b }, loose)?.['field'] ?? null;

  test.each<[string, Json, Json, unknown]>([
    ['show the cards that either shows', ['4S', '?', '?'], ['?', '5S', '?'], ['4S', '5S', '?']],
    ['can’t show two cards in one place', ['4S'], ['5S'], null],
    ['can’t have lists of two lengths', ['4S'], ['4S', '?'], null],
    ['can’t have a card where there is none', '?', null, null],
    ['can have an unseen card for a card', '?', '4S', '4S'],
    ['can’t have numbers that differ', 1, 2, null],
    ['can’t have a list for an object', ['4S'], { card: '4S' }, null],
    ['show parts within parts', { a: ['?', '5S'], n: 1 }, { a: ['4S', '?'], n: 1 }, { a: ['4S', '5S'], n: 1 }],
    ['can’t differ in parts within parts', { a: ['?'], n: 1 }, { a: ['4S'], n: 2 }, null],
    ['can’t differ by a part that one of them lacks', { n: 1 }, { n: 1, m: 1 }, null],
    ['can differ by a part that is nothing', { n: 1, m: null }, { n: 1 }, { n: 1, m: null }],
  ])('%s', (_, a, b, joined) => {
    expect(join(a, b)).toEqual(joined);
    expect(join(b, a) === null).toBe(joined === null);
  });

  test.each<[string, Json, Json, unknown]>([
    ['in any order', ['4S', '?'], ['5S', '4S'], ['4S', '5S']],
    ['copies counted', ['4S', '4S', '?'], ['4S', '5S', '?'], ['4S', '4S', '5S']],
    ['as many copies as either shows', ['4S', '?', '?'], ['4S', '4S', '?'], ['4S', '4S', '?']],
    ['with room left for unseen ones', ['4S', '?', '?'], ['5S', '?', '?'], ['4S', '5S', '?']],
    ['but no more cards than there is room for', ['4S', '?'], ['5S', '6S'], null],
    ['in hands within a list, each by itself', [['4S', '?'], ['?']], [['5S', '4S'], ['6S']], [['4S', '5S'], ['6S']]],
    ['in hands within a list, never in another hand', [['4S'], ['?']], [['?'], ['4S']], [['4S'], ['4S']]],
    ['unless they aren’t cards: numbers keep their places', [1, 2], [2, 1], null],
  ])('show the cards of loose lists together, %s', (_, a, b, joined) => {
    expect(join(a, b, ['field'])).toEqual(joined);
  });

  test('can’t be the same if a field is in one of them only, unless it is nothing', () => {
    expect(joinPositions({ a: 1 }, { a: 1, b: '4S' }, [])).toBeNull();
    expect(joinPositions({ a: 1, b: '4S' }, { a: 1 }, [])).toBeNull();
    expect(joinPositions({ a: 1 }, { a: 1, b: null }, [])).toEqual({ a: 1, b: null });
    expect(joinPositions(null, { a: 1 }, [])).toBeNull();
  });

  test('can be the same just if some table looks like both', () => {
    const card = fc.constantFrom('4S', '5S', '?');
    const lists = fc.tuple(
      fc.array(card, { minLength: 2, maxLength: 3 }),
      fc.array(card, { minLength: 2, maxLength: 3 }),
    );
    const tables = (n: number): readonly string[][] =>
      n === 0 ? [[]] : tables(n - 1).flatMap((table) => ['4S', '5S', '6S'].map((one) => [...table, one]));
    const sorted = (list: readonly string[]): string => list.toSorted().join();
    /** Whether a list, in this order or in some order, is what a table shows in part. */
    const isOf = (list: readonly string[], table: readonly string[], isLoose: boolean): boolean =>
      list.length === table.length &&
      (isLoose
        ? tables(list.length).some((full) => sorted(full) === sorted(table) && isOf(list, full, false))
        : list.every((one, i) => one === '?' || one === table[i]));
    fc.assert(
      fc.property(lists, fc.boolean(), ([a, b], isLoose) => {
        const common = [...tables(2), ...tables(3)].filter((one) => isOf(a, one, isLoose) && isOf(b, one, isLoose));
        const joined = joinPositions({ hand: a }, { hand: b }, isLoose ? ['hand'] : []);
        expect(joined !== null).toBe(common.length > 0);
        if (joined) for (const one of common) expect(isOf(joined['hand'] as string[], one, isLoose)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

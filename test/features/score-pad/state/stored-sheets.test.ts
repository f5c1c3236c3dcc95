import { describe, expect, test } from 'vitest';
import { openSheet, type PadAction, type PadState, reduce } from '../../../../src/features/score-pad/state/reducer.ts';
import {
  EMPTY_BOOK,
  nameAt,
  readBook,
  readRound,
  readSheet,
  type Sheet,
  versionFor,
  writeBook,
  writeSheet,
} from '../../../../src/features/score-pad/state/sheet.ts';
import {
  parseFile,
  parseSheets,
  serializeFile,
  serializeSheets,
} from '../../../../src/features/score-pad/state/sheet-file.ts';
import { toyPadGame } from './toy-pad.ts';

const names = ['Ann', 'Bert', 'Cleo'];
const ROUND = { way: 'points', entry: { points: ['1', '', '2'] }, claims: [] };
const SHEET: Sheet = { id: '4', names, options: {}, first: 1, rounds: [ROUND] };
const WRITTEN = { names, options: {}, first: 1, rounds: [{ way: 'points', entry: { points: ['1', '', '2'] } }] };
const STAYS = [
  { turns: [0], total: 0 },
  { turns: [0, 1], total: 7 },
  { turns: [0], total: -3 },
];
const damaged = 'This isn’t a score sheet from this site, or part of it is missing.';
const faultOf = (json: unknown): unknown => {
  const parsed = readSheet(toyPadGame, json, '4');
  return parsed.ok ? null : parsed.fault;
};

describe('a sheet', () => {
  test('is written without what is as usual, and read with it', () => {
    expect(writeSheet(SHEET)).toEqual(WRITTEN);
    expect(readSheet(toyPadGame, WRITTEN, '4')).toEqual({ ok: true, value: SHEET });
    const claimed = {
      ...SHEET,
      options: { seats: 2 },
      names: ['Ann', 'Bert'],
      rounds: [{ ...ROUND, claims: ['1', ''] }],
    };
    expect(writeSheet(claimed).rounds).toEqual([{ ...WRITTEN.rounds[0], claims: ['1', ''] }]);
    expect(readSheet(toyPadGame, writeSheet(claimed), '4')).toEqual({ ok: true, value: claimed });
    expect(readSheet(toyPadGame, { names, rounds: [] }, '4')).toEqual({
      ok: true,
      value: { ...SHEET, first: 0, rounds: [] },
    });
  });

  test('has a name for every seat, cut of spaces, and begins with a seat that there is', () => {
    const read = readSheet(toyPadGame, { names: [' Ann ', ''], first: 9, rounds: [] }, '4');
    expect(read).toMatchObject({ value: { names: ['Ann', 'Player 2', 'Player 3'], first: 2 } });
    expect([nameAt(0), nameAt(1, ' '), nameAt(1, ' Bert ')]).toEqual(['Player 1', 'Player 2', 'Bert']);
  });

  test('knows who joined and left', () => {
    const moved = { ...SHEET, stays: STAYS };
    expect(writeSheet(moved).stays).toEqual(STAYS);
    expect(readSheet(toyPadGame, writeSheet(moved), '4')).toEqual({ ok: true, value: moved });
    expect([versionFor([SHEET]), versionFor([SHEET, moved])]).toEqual([1, 2]);
  });

  test.each<[string, object]>([
    ['without names', { rounds: [] }],
    ['without rounds', { names }],
    ['with nobody', { names: [], rounds: [] }],
    ['with a name that is too long', { names: ['x'.repeat(25)], rounds: [] }],
    ['with too many names', { names: Array(13).fill('x'), rounds: [] }],
    ['that begins nowhere', { names, first: -1, rounds: [] }],
    ['that begins between seats', { names, first: 0.5, rounds: [] }],
    ['with a round that is none', { names, rounds: [{ entry: {} }] }],
    ['with people who leave before they come', { names, rounds: [], stays: [{ turns: [2, 1], total: 0 }] }],
    [
      'with people who come and leave at once',
      { names, rounds: [], stays: [...STAYS.slice(1), { turns: [1, 1], total: 0 }] },
    ],
    ['with people who never come', { names, rounds: [], stays: [...STAYS, { turns: [], total: 0 }] }],
    ['with people who come before the start', { names, rounds: [], stays: [...STAYS, { turns: [-1], total: 0 }] }],
    ['with half a point', { names, rounds: [], stays: [...STAYS.slice(1), { turns: [0], total: 0.5 }] }],
    ['with nobody left to play', { names, rounds: [], stays: STAYS.map((one) => ({ ...one, turns: [0, 1] })) }],
  ])('%s is damaged', (_, json) => {
    expect(faultOf(json)).toEqual({ code: 'bad-json', path: '', says: damaged });
  });

  test('with house rules nobody knows says so', () => {
    expect(faultOf({ ...WRITTEN, options: { jokers: 2 } })).toEqual({
      code: 'bad-options',
      path: 'options.jokers',
      says: 'This score sheet has house rules that we don’t know.',
    });
  });
});

test('a round is read if its texts are as long as can be typed', () => {
  expect(readRound({ way: 'points', entry: { points: ['1', 2, null, true], took: [['5C'], []], out: 1 } })).toEqual({
    way: 'points',
    entry: { points: ['1', 2, null, true], took: [['5C'], []], out: 1 },
    claims: [],
  });
  expect(readRound({ ...ROUND, claims: Array(12).fill('9'.repeat(60)) })?.claims).toHaveLength(12);
  for (const wrong of [
    null,
    { ...ROUND, way: 'x'.repeat(61) },
    { ...ROUND, way: 3 },
    { ...ROUND, entry: { points: {} } },
    { ...ROUND, entry: { points: ['x'.repeat(61)] } },
    { ...ROUND, entry: { points: Array(201).fill('') } },
    { ...ROUND, entry: { took: [Array(201).fill('5C')] } },
    { ...ROUND, entry: { took: [[5]] } },
    { ...ROUND, claims: Array(13).fill('') },
    { ...ROUND, claims: '4' },
  ]) {
    expect(readRound(wrong)).toBeUndefined();
  }
});

describe('the sheets of a game', () => {
  const book = { open: '4', sheets: [SHEET, { ...SHEET, id: '2' }] };
  const written = writeBook(book);

  test('are stored with their ids and the one that is open', () => {
    expect(written).toEqual({
      version: 1,
      open: '4',
      sheets: [
        { id: '4', ...WRITTEN },
        { id: '2', ...WRITTEN },
      ],
    });
    expect(readBook(toyPadGame, written)).toEqual(book);
    expect(readBook(toyPadGame, { ...written, version: 2 })).toEqual(book);
    expect(readBook(toyPadGame, { ...written, open: 4 })).toEqual({ ...book, open: null });
    expect(readBook(toyPadGame, writeBook(EMPTY_BOOK))).toEqual(EMPTY_BOOK);
  });

  test.each<[string, unknown]>([
    ['no object', [written]],
    ['of another version', { ...written, version: 3 }],
    ['no list', { ...written, sheets: {} }],
    ['without an id', { ...written, sheets: [WRITTEN] }],
    ['with an empty id', { ...written, sheets: [{ id: '', ...WRITTEN }] }],
    ['with a number as id', { ...written, sheets: [{ id: 4, ...WRITTEN }] }],
    ['with a damaged one', { ...written, sheets: [...written.sheets, { id: '5' }] }],
    ['with something else', { ...written, sheets: [null] }],
  ])('are not read if they are %s', (_, json) => {
    expect(readBook(toyPadGame, json)).toBeUndefined();
  });
});

describe('a file of sheets', () => {
  const file = serializeSheets('toy', [SHEET]);
  const faultIn = (json: unknown): unknown => {
    const parsed = parseSheets(toyPadGame, json);
    return parsed.ok ? null : parsed.fault;
  };

  test('says what it is, for people to read', () => {
    expect(file).toEqual({ kind: 'score', version: 1, game: 'toy', sheets: [WRITTEN] });
    expect(serializeFile('toy', [SHEET])).toBe(`${JSON.stringify(file, null, 2)}\n`);
    expect(parseFile(toyPadGame, serializeFile('toy', [SHEET]))).toEqual({ ok: true, value: [{ ...SHEET, id: '' }] });
  });

  test('that can’t be read has a fault at no place', () => {
    const noSheetOfOurs = { code: 'bad-json', path: '', says: 'It holds no score sheet from this site.' };
    for (const json of [null, [file], { ...file, kind: 'match' }, { ...file, sheets: {} }])
      expect(faultIn(json)).toEqual(noSheetOfOurs);
    expect(faultIn({ ...file, version: 3 })).toEqual({
      code: 'bad-json',
      path: '',
      says: 'This score sheet is from a newer version of this site, and we can’t read it.',
    });
    expect(faultIn({ ...file, version: '1' })).toEqual({
      code: 'bad-json',
      path: '',
      says: 'This score sheet is from another version of this site, and we can’t read it.',
    });
    expect(faultIn({ ...file, game: 'patience' })).toEqual({
      code: 'unknown-game',
      path: '',
      says: 'This score sheet belongs to another game: open it on that game’s page.',
    });
    expect(faultIn({ ...file, sheets: [] })).toEqual({ code: 'bad-json', path: '', says: 'It holds no score sheet.' });
    expect(faultIn({ ...file, sheets: [WRITTEN, {}] })).toMatchObject({ says: damaged });
  });
});

describe('the pad', () => {
  const padAfter = (...actions: readonly PadAction[]): PadState =>
    actions.reduce(reduce, { book: { open: '4', sheets: [SHEET, { ...SHEET, id: 'x' }] }, past: [] } as PadState);
  const { id: _, ...NEW } = SHEET;

  test('numbers new sheets after the highest there is', () => {
    const { book } = padAfter({ type: 'add', sheets: [NEW, NEW] });
    expect([book.open, book.sheets.map(({ id }) => id)]).toEqual(['5', ['5', '6', '4', 'x']]);
    expect(reduce({ book: EMPTY_BOOK, past: [] }, { type: 'begin', sheet: NEW }).book.open).toBe('1');
    expect(padAfter({ type: 'add', sheets: [] }).book.open).toBe('4');
  });

  test('changes who begins, who plays, and the house rules, in the open sheet only', () => {
    expect(openSheet(padAfter({ type: 'first', seat: 2 }).book)?.first).toBe(2);
    expect(openSheet(padAfter({ type: 'rules', options: { seats: 2 } }).book)?.options).toEqual({ seats: 2 });
    const people = { names: ['Dora', 'Emil'], options: { seats: 2 } };
    const { sheets } = padAfter({ type: 'people', people }).book;
    expect(sheets).toEqual([
      { ...SHEET, ...people },
      { ...SHEET, id: 'x' },
    ]);
    const moved = {
      ...SHEET,
      stays: [
        { turns: [0], total: 0 },
        { turns: [0], total: 0 },
        { turns: [1], total: 0 },
      ],
    };
    const struck = reduce({ book: { open: '4', sheets: [moved] }, past: [] }, { type: 'strike', at: 0 });
    expect(struck.book.sheets).toEqual([{ ...SHEET, options: { seats: 3 }, rounds: [] }]);
  });

  test('removes a sheet, and opens the next if it was the open one', () => {
    expect(padAfter({ type: 'remove', id: '4' }).book).toMatchObject({ open: 'x', sheets: [{ id: 'x' }] });
    expect(padAfter({ type: 'remove', id: 'x' }).book).toMatchObject({ open: '4', sheets: [{ id: '4' }] });
    expect(padAfter({ type: 'remove', id: '4' }, { type: 'remove', id: 'x' }).book).toEqual(EMPTY_BOOK);
    expect(openSheet(padAfter({ type: 'open', id: null }).book)).toBeUndefined();
  });

  test('goes back fifty steps, of which opening a sheet is none', () => {
    const first = padAfter();
    expect(padAfter({ type: 'open', id: 'x' }).past).toEqual([]);
    const once = padAfter({ type: 'open', id: 'x' }, { type: 'first', seat: 2 });
    expect(once.past.map(({ open }) => open)).toEqual(['x']);
    const steps = Array.from({ length: 60 }, (_one, i): PadAction => ({ type: 'name', seat: 0, name: `A${i}` }));
    const { book, past } = padAfter(...steps);
    expect(past).toHaveLength(50);
    expect(openSheet(past[0] ?? book)?.names[0]).toBe('A58');
    expect(reduce(first, { type: 'undo' })).toEqual(first);
  });
});

import { expect, test } from 'vitest';
import { openSheet, type PadAction, type PadState, reduce } from '../../../../src/features/score-pad/state/reducer.ts';
import { EMPTY_BOOK } from '../../../../src/features/score-pad/state/sheet.ts';

const SHEET = { names: ['Ann', 'Bert'], options: {}, first: 0, rounds: [] };
const round = (text: string) => ({ way: 'points', entry: { points: [text, ''] }, claims: [] });
const reduceAll = (...actions: readonly PadAction[]): PadState =>
  actions.reduce(reduce, { book: EMPTY_BOOK, past: [] } as PadState);
const writtenAmounts = (state: PadState): readonly unknown[] =>
  openSheet(state.book)?.rounds.map(({ entry }) => (entry['points'] as readonly string[])[0]) ?? [];

const two: readonly PadAction[] = [
  { type: 'begin', sheet: SHEET },
  { type: 'write', at: null, round: round('1') },
  { type: 'write', at: null, round: round('2') },
];

test('rounds are added in order, and any of them can be rewritten or removed', () => {
  expect(writtenAmounts(reduceAll(...two))).toEqual(['1', '2']);
  expect(writtenAmounts(reduceAll(...two, { type: 'write', at: 0, round: round('9') }))).toEqual(['9', '2']);
  expect(writtenAmounts(reduceAll(...two, { type: 'strike', at: 0 }))).toEqual(['2']);
});

test('undo goes back step by step, and no further than the beginning', () => {
  const undo = { type: 'undo' } as const;
  expect(writtenAmounts(reduceAll(...two, { type: 'strike', at: 0 }, undo))).toEqual(['1', '2']);
  expect(reduceAll(...two, undo, undo, undo, undo).book).toEqual(EMPTY_BOOK);
});

test('several tables are kept side by side, with sheets from links, and none is lost', () => {
  const replaced = reduceAll(...two, { type: 'begin', sheet: { ...SHEET, names: ['Cleo', 'Dora'] } });
  expect(replaced.book.sheets.map(({ id }) => id)).toEqual(['2', '1']);
  const withLinkedSheets = reduce(replaced, { type: 'add', sheets: [SHEET, SHEET] });
  expect(withLinkedSheets.book.sheets.map(({ id }) => id)).toEqual(['3', '4', '2', '1']);
  expect(openSheet(withLinkedSheets.book)?.id).toBe('3');
  const reopened = reduce(withLinkedSheets, { type: 'open', id: '1' });
  expect(writtenAmounts(reopened)).toEqual(['1', '2']);
  const withoutSheet = reduce(reopened, { type: 'remove', id: '1' });
  expect(withoutSheet.book.open).toBe('3');
  expect(writtenAmounts(reduce(reduce(withoutSheet, { type: 'undo' }), { type: 'open', id: '1' }))).toEqual(['1', '2']);
});

test('an erased name becomes the name of the seat, and only the open sheet changes', () => {
  const state = reduceAll(...two, { type: 'name', seat: 1, name: '  ' });
  expect(openSheet(state.book)?.names).toEqual(['Ann', 'Player 2']);
});

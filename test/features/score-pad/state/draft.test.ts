import { describe, expect, test } from 'vitest';
import {
  changeWay,
  createDraft,
  isEmptyDraft,
  type RoundDraft,
  reopenRound,
  setAmount,
  setClaim,
  setEntry,
  toggleChoice,
} from '../../../../src/features/score-pad/state/draft.ts';
import { LONGEST_TEXT, readBook, type Sheet, writeBook } from '../../../../src/features/score-pad/state/sheet.ts';
import { games } from '../../../../src/games/index.ts';

const [game] = games as [(typeof games)[0]];
const NAMES = ['Ann', 'Bert'];
const POINTS_FIELD = {
  kind: 'amounts',
  id: 'points',
  label: '',
  labels: NAMES,
  blank: 'zero',
  whyNot: () => null,
} as const;
const sheet = (id: number, ...rounds: Sheet['rounds']): Sheet => ({
  ...{ id: String(id), names: NAMES, options: {}, first: 0 },
  rounds,
});
const storeAndRead = (...sheets: readonly Sheet[]) =>
  readBook(game, JSON.parse(JSON.stringify(writeBook({ open: null, sheets }))));

test('however much is typed into a round, the sheet can be read again', () => {
  const longText = Array(50).fill('10').join('+');
  const { way, entry, claims } = setClaim(
    setAmount(createDraft('points'), POINTS_FIELD, 0, longText),
    1,
    longText,
    NAMES.length,
  );
  expect(storeAndRead(sheet(1, { way, entry, claims }))?.sheets[0]?.rounds).toHaveLength(1);
});

test('however many tables there were, all can be read again', () => {
  const manySheets = Array.from({ length: 300 }, (_, i) => sheet(i + 1));
  expect(storeAndRead(...manySheets)?.sheets).toHaveLength(300);
});

const draft = createDraft('points');
const textsOf = ({ entry }: RoundDraft): unknown => entry['points'];

describe('a round that is being entered', () => {
  test('begins with nothing written and nobody’s turn to type but the first side’s', () => {
    expect(draft).toEqual({ at: null, way: 'points', entry: {}, claims: [], who: 0, field: null });
    expect(isEmptyDraft(draft)).toBe(true);
  });

  test('holds an amount for each side, and the keypad stays with the one typed last', () => {
    const typed = setAmount(setAmount(draft, POINTS_FIELD, 1, '12'), POINTS_FIELD, 0, '30');
    expect(textsOf(typed)).toEqual(['30', '12']);
    expect(typed).toMatchObject({ who: 0, field: 'points', at: null });
    expect(textsOf(setAmount(draft, POINTS_FIELD, 1, '9'.repeat(80)))).toEqual(['', '9'.repeat(LONGEST_TEXT)]);
  });

  test('holds what each side claims', () => {
    expect(setClaim(draft, 1, '7', 3).claims).toEqual(['', '7', '']);
    expect(setClaim(setClaim(draft, 1, '7', 3), 2, '5', 3).claims).toEqual(['', '7', '5']);
    expect(setClaim(draft, 0, '1'.repeat(80), 2).claims).toEqual(['1'.repeat(LONGEST_TEXT), '']);
  });

  test('is empty as long as nothing was typed or touched, or all of it was deleted again', () => {
    const emptyEntries = [{ points: ['', ''] }, { took: [[], []] }, { winner: null }, { note: '' }, { swept: [] }];
    for (const entry of emptyEntries) expect(isEmptyDraft({ ...draft, entry, claims: ['', ''] })).toBe(true);
    const entries = [{ points: ['', '0'] }, { took: [[], ['5C']] }, { winner: 0 }, { capot: false }, { swept: [2] }];
    for (const entry of entries) expect(isEmptyDraft({ ...draft, entry })).toBe(false);
    expect(isEmptyDraft({ ...draft, claims: ['', '4'] })).toBe(false);
    expect(isEmptyDraft({ ...draft, entry: { points: ['', ''], winner: 1 } })).toBe(false);
  });

  test('can be one that was written before, with all that was written', () => {
    const round = { way: 'cards', entry: { took: [['5C'], []] }, claims: ['3', ''] };
    const written = sheet(1, { way: 'points', entry: {}, claims: [] }, round);
    expect(reopenRound(written, 1)).toEqual({ ...round, at: 1, who: 0, field: null });
    expect(reopenRound(written, 2)).toBeNull();
  });
});

describe('a choice', () => {
  const field = { kind: 'choice', id: 'winner', label: 'Who went out?', choices: [] } as const;
  const several = { ...field, allowsSeveral: true };
  const chosen = (...values: readonly number[]): RoundDraft => ({ ...draft, entry: { winner: values } });

  test('of one value is changed by another, and taken back by the same', () => {
    const first = toggleChoice(draft, field, 1);
    expect(first.entry).toEqual({ winner: 1 });
    expect(toggleChoice(first, field, 2).entry).toEqual({ winner: 2 });
    expect(toggleChoice(first, field, 1).entry).toEqual({ winner: null });
  });

  test('of several values grows by each, and loses the one that is touched again', () => {
    expect(toggleChoice(draft, several, 1).entry).toEqual({ winner: [1] });
    expect(toggleChoice(chosen(1), several, 2).entry).toEqual({ winner: [1, 2] });
    expect(toggleChoice(chosen(1, 2, 3), several, 2).entry).toEqual({ winner: [1, 3] });
  });

  test('leaves the other fields of the round as they are', () => {
    const both = toggleChoice(setEntry(draft, 'swept', 2), field, 1);
    expect(both.entry).toEqual({ swept: 2, winner: 1 });
  });
});

describe('another way of entering the round', () => {
  const way = (id: string) => ({ id, label: '', fields: [] });
  const typed = { ...draft, entry: { points: ['12', '7'] }, who: 1, field: 'points' };

  test('makes claims of the points counted so far, and begins with the first side', () => {
    expect(changeWay(typed, way('cards'), [12, null, 0])).toEqual({
      ...typed,
      way: 'cards',
      claims: ['12', '', '0'],
      who: 0,
      field: null,
    });
  });

  test('keeps claims that were made before', () => {
    expect(changeWay({ ...typed, claims: ['', '9'] }, way('cards'), [12, 7]).claims).toEqual(['', '9']);
    expect(changeWay({ ...typed, claims: ['', ''] }, way('cards'), [12, 7]).claims).toEqual(['12', '7']);
  });

  test('claims nothing if points are entered themselves', () => {
    expect(changeWay({ ...typed, way: 'cards' }, way('points'), [12, 7]).claims).toEqual([]);
  });
});

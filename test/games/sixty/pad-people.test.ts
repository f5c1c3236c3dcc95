import { expect, test } from 'vitest';
import { addPerson, toggleStay, withPeople } from '../../../src/features/score-pad/state/people.ts';
import { openSheet, reduce } from '../../../src/features/score-pad/state/reducer.ts';
import {
  EMPTY_BOOK,
  readBook,
  type Sheet,
  type WrittenRound,
  writeBook,
} from '../../../src/features/score-pad/state/sheet.ts';
import { parseSheets, serializeSheets } from '../../../src/features/score-pad/state/sheet-file.ts';
import { computeStanding, openingOf } from '../../../src/features/score-pad/state/standing.ts';
import { game } from '../../../src/games/sixty/index.ts';

const points = (...points: string[]): WrittenRound => ({ way: 'points', entry: { points }, claims: [] });
const sheet = (rounds: readonly WrittenRound[], otherFields: Partial<Sheet> = {}): Sheet => ({
  ...{ id: '1', names: ['Ann', 'Bert', 'Cleo'], options: {}, first: 0, rounds },
  ...otherFields,
});
const withLeaver = (one: Sheet, place: number): Sheet => withPeople(one, toggleStay(game, one, place));
const withNewcomer = (one: Sheet, name: string, total: number, roundsBefore = 2): Sheet => ({
  ...one,
  ...addPerson(game, one, { name, total, rightNeighbour: roundsBefore }),
});
const writing = (one: Sheet, ...texts: string[]): Sheet => ({
  ...one,
  rounds: [...one.rounds, points(...texts)],
});

const FIRST_SHEET = sheet([points('10', '20', '30')]);

test('a player who joins after the first round has a column, and the agreed opening total', () => {
  const lateSheet = writing(withNewcomer(FIRST_SHEET, 'Dora', 30), '5', '6', '7', '8');
  const { sides, totals, rounds, openings } = computeStanding(game, lateSheet);
  expect(sides).toEqual(['Ann', 'Bert', 'Cleo', 'Dora']);
  expect(totals).toEqual([15, 26, 37, 38]);
  expect(rounds.map(({ gains }) => gains.length)).toEqual([3, 4]);
  expect(openings.map(({ options }) => options['seats'])).toEqual([3, 4, 4]);
});

test('a player who leaves keeps the total, can’t win, and the others play on with theirs', () => {
  const two = writing(withLeaver(FIRST_SHEET, 0), '4', '9');
  const three = writing(two, '20', '10');
  const { totals, rounds, sides } = computeStanding(game, three);
  expect(totals).toEqual([10, 44, 49]);
  // Bert has the least among those present, though Ann has less.
  expect(rounds[2]?.nextRound.over).toEqual({ winners: [0], rule: 'sixty/last-round' });
  expect(sides[openingOf(computeStanding(game, three), 2).places[0] ?? -1]).toBe('Bert');
});

test('if the player who was to begin has left, the next one clockwise begins', () => {
  expect(computeStanding(game, FIRST_SHEET).nextRound.says).toBe('Cleo begins.');
  expect(computeStanding(game, withLeaver(FIRST_SHEET, 2)).nextRound).toMatchObject({ first: 0, says: 'Ann begins.' });
  expect(computeStanding(game, withLeaver(FIRST_SHEET, 0)).nextRound).toMatchObject({ first: 1, says: 'Cleo begins.' });
  const newcomerSheet = withNewcomer(FIRST_SHEET, 'Dora', 30, 0);
  expect(newcomerSheet.names).toEqual(['Ann', 'Dora', 'Bert', 'Cleo']);
  expect(computeStanding(game, newcomerSheet).nextRound).toMatchObject({ first: 3, says: 'Cleo begins.' });
  expect(computeStanding(game, writing(newcomerSheet, '3', '9', '4', '5')).totals).toEqual([13, 39, 24, 35]);
});

test('a player who was away for a round continues with the earlier total', () => {
  const awaySheet = writing(withLeaver(FIRST_SHEET, 1), '5', '6');
  const returnedSheet = writing(withLeaver(awaySheet, 1), '3', '4', '5');
  expect(returnedSheet.stays?.[1]?.turns).toEqual([0, 1, 2]);
  expect(computeStanding(game, returnedSheet).totals).toEqual([18, 24, 41]);
});

test('leaving and returning before a round is played changes nothing, and a newcomer who leaves at once is removed', () => {
  expect(withLeaver(withLeaver(FIRST_SHEET, 1), 1)).toStrictEqual({ ...FIRST_SHEET, options: { seats: 3 } });
  expect(withLeaver(withNewcomer(FIRST_SHEET, 'Dora', 0), 3).names).toEqual(['Ann', 'Bert', 'Cleo']);
});

test('the house rule about who begins falls back to the usual once that seat is empty, and matters in the first round only', () => {
  const third = sheet([points('30', '10', '3')], { options: { start: 2 } });
  const { openings } = computeStanding(game, withLeaver(third, 2));
  expect(openings.map(({ first, options }) => [first, options['start']])).toEqual([
    [2, 2],
    [0, 'lot'],
  ]);
  expect(computeStanding(game, withNewcomer(third, 'Dora', 0)).nextRound.says).toBe('Ann begins.');
});

const LONG_SHEET = writing(writing(withNewcomer(FIRST_SHEET, 'Dora', 30), '5', '6', '7', '8'), '3', '3', '3', '3');

test('removing a round takes no player from the others', () => {
  const begunState = reduce({ book: EMPTY_BOOK, past: [] }, { type: 'begin', sheet: withLeaver(LONG_SHEET, 1) });
  const struck = openSheet(reduce(begunState, { type: 'strike', at: 1 }).book) as Sheet;
  expect(struck.stays?.map(({ turns }) => turns)).toEqual([[0], [0, 2], [0], [1]]);
  expect(computeStanding(game, struck).totals).toEqual([13, 23, 33, 33]);
  const struckSheet = openSheet(reduce(begunState, { type: 'strike', at: 0 }).book) as Sheet;
  expect(computeStanding(game, struckSheet).totals).toEqual([8, 9, 10, 41]);
});

test('Undo brings back a player who has left', () => {
  const begunState = reduce({ book: EMPTY_BOOK, past: [] }, { type: 'begin', sheet: FIRST_SHEET });
  const leftState = reduce(begunState, { type: 'people', people: toggleStay(game, FIRST_SHEET, 0) });
  expect(openSheet(leftState.book)?.stays).toHaveLength(3);
  expect(reduce(leftState, { type: 'undo' }).book).toEqual(begunState.book);
});

test('joining and leaving are stored and are in the link; a sheet without them is written as before', () => {
  const storedBook = (one: Sheet) => JSON.parse(JSON.stringify(writeBook({ open: '1', sheets: [one] })));
  const leaverSheet = withLeaver(LONG_SHEET, 1);
  expect(readBook(game, storedBook(leaverSheet))?.sheets).toEqual([
    leaverSheet.stays ? { ...leaverSheet, options: {} } : null,
  ]);
  const link = JSON.parse(JSON.stringify(serializeSheets('sixty', [leaverSheet])));
  expect(parseSheets(game, link)).toEqual({ ok: true, value: [{ ...leaverSheet, id: '', options: {} }] });
  expect([link.version, storedBook(leaverSheet).version, storedBook(FIRST_SHEET).version]).toEqual([2, 2, 1]);
  expect(Object.keys(storedBook(FIRST_SHEET).sheets[0])).not.toContain('stays');
  expect(readBook(game, { ...storedBook(FIRST_SHEET), version: 1 })?.sheets).toEqual([FIRST_SHEET]);
});

test.each([
  ['for fewer people than there are names', [{ turns: [0], total: 0 }]],
  [
    'of one who leaves before coming',
    [
      { turns: [3, 1], total: 0 },
      { turns: [0], total: 0 },
      { turns: [0], total: 0 },
    ],
  ],
  [
    'that leave one player alone',
    [
      { turns: [0], total: 0 },
      { turns: [0, 1], total: 0 },
      { turns: [0, 1], total: 0 },
    ],
  ],
  [
    'with half a point',
    [
      { turns: [0], total: 0.5 },
      { turns: [0], total: 0 },
    ],
  ],
])('joining and leaving %s is refused', (_, stays) => {
  const link = {
    ...serializeSheets('sixty', [FIRST_SHEET]),
    version: 2,
    sheets: [{ names: FIRST_SHEET.names, rounds: FIRST_SHEET.rounds, stays }],
  };
  expect(parseSheets(game, JSON.parse(JSON.stringify(link)))).toMatchObject({ ok: false });
});

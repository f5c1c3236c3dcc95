import { expect, test } from 'vitest';
import type { Zone } from '../../../src/game/zone.ts';
import { replaySlots } from '../../../src/table/round/slot-replay.ts';
import { cellsFromMiddle, fitGrid, keepSlots, NO_SLOTS_TAKEN, updateSlots } from '../../../src/table/round/slots.ts';

test('an item that stays keeps its slot, a new one takes the first free slot', () => {
  const first = keepSlots(new Map(), ['a', 'b', 'c']);
  expect([...first]).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ]);
  const keptSlots = keepSlots(first, ['c', 'd', 'a', 'e']);
  expect(Object.fromEntries(keptSlots)).toEqual({ a: 0, c: 2, d: 1, e: 3 });
});

test('an item that returns finds the others in their slots', () => {
  const past = [
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
    ['b', 'g'],
    ['b', 'g', 'h'],
  ];
  const lay = (items: readonly string[]): Zone[] => [
    { id: 'table', label: '', seat: null, kind: 'row', items: items.map((id) => ({ id, cards: [] })) },
  ];
  const { slots, count } = replaySlots(past.map(lay), 'table');
  expect(Object.fromEntries(slots)).toEqual({ h: 0, b: 1, g: 6 });
  expect(count).toBe(9);
  // Without the earlier items the order would differ.
  expect(Object.fromEntries(updateSlots(NO_SLOTS_TAKEN, ['b', 'g', 'h']).slots)).toEqual({
    b: 0,
    g: 1,
    h: 2,
  });
});

test('slots are in as many lines as make the largest cards', () => {
  expect(fitGrid(6, 600 / 140)).toEqual({ columns: 6, rows: 1 });
  expect(fitGrid(6, 300 / 280)).toEqual({ columns: 3, rows: 2 });
  expect(fitGrid(12, 300 / 1000)).toEqual({ columns: 2, rows: 6 });
});

test('slots are taken from the middle of the grid outwards, and every cell is one', () => {
  const cells = cellsFromMiddle({ columns: 4, rows: 3 });
  expect(cells.slice(0, 4)).toEqual(['2 / 2', '2 / 3', '1 / 2', '3 / 3']);
  expect(cellsFromMiddle({ columns: 3, rows: 2 }).slice(0, 4)).toEqual(['1 / 2', '2 / 2', '1 / 1', '2 / 3']);
  expect(cells.toSorted()).toEqual(
    ['1', '2', '3'].flatMap((row) => ['1', '2', '3', '4'].map((column) => `${row} / ${column}`)),
  );
});

test('a zone that wasn’t on the table before has all its slots free', () => {
  expect(replaySlots([[], []], 'table')).toEqual({ slots: new Map(), count: 6 });
});

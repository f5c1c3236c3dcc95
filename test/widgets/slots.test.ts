import { expect, test } from 'vitest';
import { keepSlots, slotGrid } from '../../src/widgets/round/slots.ts';

test('what stays keeps its slot, what comes has the first that is free', () => {
  const first = keepSlots(new Map(), ['a', 'b', 'c']);
  expect([...first]).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ]);
  const later = keepSlots(first, ['c', 'd', 'a', 'e']);
  expect(Object.fromEntries(later)).toEqual({ a: 0, c: 2, d: 1, e: 3 });
});

test('slots stand in as many lines as make the largest cards', () => {
  expect(slotGrid(6, { width: 600, height: 140 })).toEqual({ columns: 6, rows: 1 });
  expect(slotGrid(6, { width: 300, height: 280 })).toEqual({ columns: 3, rows: 2 });
  expect(slotGrid(12, { width: 300, height: 1000 })).toEqual({ columns: 2, rows: 6 });
});

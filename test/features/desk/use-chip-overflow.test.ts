import { describe, expect, test } from 'vitest';
import { fitItems } from '../../../src/features/desk/use-chip-overflow.ts';

const chips = (...widths: readonly number[]) => widths.map((width) => ({ width, isPinned: false }));
const ROOM = { width: 100, gap: 10, lines: 1, keepsFirst: true };
const moreButton = { width: 20, isAlwaysShown: false };

describe('a row of controls', () => {
  test('keeps all that have room, to the last pixel, and then shows no link to more', () => {
    expect(fitItems(chips(45, 45), ROOM, moreButton)).toEqual({ kept: [true, true], more: false });
    expect(fitItems(chips(46, 45), ROOM, moreButton)).toEqual({ kept: [true, false], more: true });
  });

  test('drops as many of the last as the link to them needs', () => {
    expect(fitItems(chips(30, 30, 30), ROOM, moreButton)).toEqual({ kept: [true, true, false], more: true });
    expect(fitItems(chips(30, 30, 30), { ...ROOM, width: 70 }, moreButton).kept).toEqual([true, false, false]);
    expect(fitItems(chips(45, 45), ROOM, { ...moreButton, isAlwaysShown: true })).toEqual({
      kept: [true, false],
      more: true,
    });
  });

  test('wraps into the lines it may take', () => {
    expect(fitItems(chips(60, 60), { ...ROOM, lines: 2 }, moreButton)).toEqual({
      kept: [true, true],
      more: false,
    });
    expect(fitItems(chips(60, 60, 60), { ...ROOM, lines: 2 }, moreButton).kept).toEqual([true, true, false]);
    expect(fitItems(chips(60, 60, 60), { ...ROOM, lines: Number.POSITIVE_INFINITY }, moreButton).more).toBe(false);
  });

  test('keeps the highlighted control, and others make room for it', () => {
    const chipRow = chips(40, 40, 40).with(2, { width: 40, isPinned: true });
    expect(fitItems(chipRow, { ...ROOM, width: 120 }, moreButton).kept).toEqual([true, false, true]);
  });

  test('drops even the first where the highlighted control and the link to more need the line', () => {
    const chipRow = chips(60, 60).with(1, { width: 60, isPinned: true });
    const always = { ...moreButton, isAlwaysShown: true };
    expect(fitItems(chipRow, ROOM, always)).toEqual({ kept: [false, true], more: true });
    expect(fitItems(chips(90, 60), { ...ROOM, keepsFirst: false }, always)).toEqual({
      kept: [false, false],
      more: true,
    });
  });

  test('is never empty for lack of room: a control wider than the row has a row of its own', () => {
    expect(fitItems(chips(300, 40), ROOM, moreButton)).toEqual({ kept: [true, false], more: true });
  });
});

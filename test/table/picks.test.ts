import { expect, test } from 'vitest';
import { isPicked, isSameItem, pickKey, pickKeys, togglePick } from '../../src/table/picks.ts';

const hand = (item: string) => ({ zone: 'hand', item });
const pile = (item: string) => ({ zone: 'pile', item });

test('an item is the same only in the same zone', () => {
  expect(isSameItem(hand('a'), hand('a'))).toBe(true);
  expect(isSameItem(hand('a'), pile('a'))).toBe(false);
  expect(isSameItem(hand('a'), hand('b'))).toBe(false);
  expect(isPicked([hand('a'), pile('b')], hand('b'))).toBe(false);
  expect(isPicked([hand('a'), pile('b')], pile('b'))).toBe(true);
});

test('an item has a key of its own', () => {
  expect(pickKey(hand('a'))).toBe('hand/a');
  expect(pickKeys([hand('a'), pile('a'), hand('a')])).toEqual(new Set(['hand/a', 'pile/a']));
  expect(pickKeys()).toEqual(new Set());
});

test('a touch picks an item after the others, and another one puts it back', () => {
  expect(togglePick([hand('a')], pile('a'))).toEqual([hand('a'), pile('a')]);
  expect(togglePick([hand('a'), pile('a'), hand('b')], hand('a'))).toEqual([pile('a'), hand('b')]);
});

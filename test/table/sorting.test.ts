import { expect, test } from 'vitest';
import type { Zone } from '../../src/game/zone.ts';
import { sortHands, toggleBundle } from '../../src/table/sorting.ts';

const hand: Zone = {
  id: 'hand-0',
  label: 'Your hand',
  seat: 0,
  kind: 'hand',
  items: ['a', 'b', 'c', 'd'].map((id, i) => ({ id, cards: [i] })),
  sortings: [
    {
      id: 'suit',
      groups: [
        ['a', 'b'],
        ['c', 'd'],
      ],
      bundles: [],
    },
    { id: 'rank', groups: [['c'], ['a', 'd'], ['b']], bundles: [] },
  ],
};
const order = (zone: Zone | undefined): string =>
  zone?.items.map(({ id, hasGapAfter: apart }) => id + (apart ? '|' : '')).join('') ?? '';
const picks = (text: string) => [...text].map((item) => ({ zone: 'hand-0', item }));

test('a hand is in the player’s order, its groups apart, with no gap after the last', () => {
  expect(order(sortHands([hand], 'suit')[0])).toBe('ab|cd');
  expect(order(sortHands([hand], 'rank')[0])).toBe('c|ad|b');
});

test('a hand that can’t be sorted is unchanged', () => {
  const { sortings: _, ...plain } = hand;
  expect(sortHands([plain], 'rank')).toEqual([plain]);
});

test('a whole run is touched at once, even if part of it was, and released at once', () => {
  expect(toggleBundle([], picks('abc'))).toEqual(picks('abc'));
  expect(toggleBundle(picks('bd'), picks('abc'))).toEqual(picks('dabc'));
  expect(toggleBundle(picks('dabc'), picks('abc'))).toEqual(picks('d'));
});

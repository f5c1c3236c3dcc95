import { expect, test } from 'vitest';
import { defaultOptions } from '../../../src/game/options.ts';
import { game } from '../../../src/games/lucky-number/index.ts';
import type { LuckyOptions } from '../../../src/games/lucky-number/options.ts';
import { lying } from './ask.ts';

/** What the cards come to for somebody with this number, touched in this order. */
function reckoned(lucky: number, text: string, house: Partial<LuckyOptions> = {}): string {
  const options = { ...defaultOptions(game.options), ...house } as LuckyOptions;
  const read = game.wire.position.read(
    lying(`${text} | 3C | 6D`, '9H', { lucky: [lucky, 20, 20] }) as Parameters<
      typeof game.wire.position.read
    >[0],
    options,
    1,
  );
  if (!read.ok) throw new Error(read.fault.says);
  const [hand] = game.zones(read.value, 0, String).filter(({ kind }) => kind === 'hand');
  const picks = (hand?.items ?? []).map(({ id }) => ({ zone: hand?.id ?? '', item: id }));
  return game.reckon?.(read.value, 0, picks) ?? '';
}

test('a single card comes to nothing', () => {
  expect(reckoned(9, '2D')).toBe('');
});

test('a run that makes one’s number says so, and how', () => {
  expect(reckoned(9, '2D 3D 4D')).toBe('A run: 9, your number.');
  expect(reckoned(21, '2D 3D 4D AC')).toBe('A run and 1 extra ace: 21, your number.');
  expect(reckoned(21, '2D 3D 4D AD')).toBe('A run and 1 extra ace: 21, your number.');
});

test('what it can make otherwise, and how much is missing', () => {
  expect(reckoned(24, '2D 3D 4D AC AH')).toBe('A run and 2 extra aces: 11, 22 or 33. You need 24, 2 more.');
  expect(reckoned(5, '5C 5D 5H')).toBe('A set: 15. You need 5.');
  expect(reckoned(20, '5C 5D')).toBe('A set, still too short: 10. You need 20, 10 more.');
  expect(reckoned(10, '5C 5D', { base: 2 })).toBe('A set: 10, your number.');
});

test('what keeps the cards from being anything', () => {
  expect(reckoned(9, '2D 4D')).toBe('No run yet: 3 is missing.');
  expect(reckoned(9, '2D 3C')).toBe('Neither of one rank nor of one suit.');
  expect(reckoned(9, '5C 5C')).toBe('No set: each suit comes once.');
  expect(reckoned(9, '2D X X')).toBe('A combination has one joker at most.');
  expect(reckoned(9, '2D X')).toBe('A joker and one card: not yet anything.');
});

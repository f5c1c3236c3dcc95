import { expect, test } from 'vitest';
import { defaultOptions } from '../../../src/game/options.ts';
import { game } from '../../../src/games/lucky-number/index.ts';
import type { LuckyOptions } from '../../../src/games/lucky-number/options.ts';
import { tableOf } from './ask.ts';

/** The result of the cards for a player with this number, touched in this order. */
function totalsOf(lucky: number, text: string, house: Partial<LuckyOptions> = {}, otherCards = ''): string {
  const options = { ...defaultOptions(game.options), ...house } as LuckyOptions;
  const parsedState = game.notation.position.read(
    tableOf(`${text} ${otherCards} | 3C | 6D`, '9H', { lucky: [lucky, 20, 20] }) as Parameters<
      typeof game.notation.position.read
    >[0],
    options,
    1,
  );
  if (!parsedState.ok) throw new Error(parsedState.fault.says);
  const [hand] = game.table.zones(parsedState.value, 0, String).filter(({ kind }) => kind === 'hand');
  const keptCodes = new Set(otherCards.split(' '));
  const picks = (hand?.items ?? [])
    .filter(({ id }) => !keptCodes.has(id))
    .map(({ id }) => ({ zone: hand?.id ?? '', item: id }));
  return (game.table.describePicks?.(parsedState.value, 0, picks) ?? []).join(' ');
}

test('a single card makes no number', () => {
  expect(totalsOf(9, '2D')).toBe('');
});

test('a run that makes your number says so, and how', () => {
  expect(totalsOf(9, '2D 3D 4D')).toBe('2♦, 3♦ and 4♦: a run. It makes 9. 9 is your number.');
  expect(totalsOf(21, '2D 3D 4D AC')).toBe('2♦, 3♦ and 4♦ with A♣ added: a run. It makes 10 or 21. 21 is your number.');
  expect(totalsOf(21, '2D 3D 4D AD')).toBe('2♦, 3♦ and 4♦ with A♦ added: a run. It makes 10 or 21. 21 is your number.');
});

test('the desk shows what else the cards can make, and how much is missing', () => {
  expect(totalsOf(24, '2D 3D 4D AC AH')).toBe(
    '2♦, 3♦ and 4♦ with A♣ and A♥ added: a run. It makes 11, 22 or 33. You need 24, 2 more.',
  );
  expect(totalsOf(5, '5C 5D 5H')).toBe('5♣, 5♦ and 5♥: a set. It makes 15. You need 5.');
  expect(totalsOf(20, '5C 5D')).toBe('5♣ and 5♦: a set, still too short. It makes 10. You need 20, 10 more.');
  expect(totalsOf(10, '5C 5D', { base: 2 })).toBe('5♣ and 5♦: a set. It makes 10. 10 is your number.');
});

test('the desk names the card of the hand that would complete the number', () => {
  expect(totalsOf(15, '5C 5D', {}, '5H X KS')).toBe(
    '5♣ and 5♦: a set, still too short. It makes 10. You need 15, 5 more: add 5♥ or the joker.',
  );
  expect(totalsOf(21, '2D 3D 4D', {}, 'AS KS')).toBe('2♦, 3♦ and 4♦: a run. It makes 9. You need 21, 12 more: add A♠.');
});

test('the desk says why the cards are no combination', () => {
  expect(totalsOf(13, '5S AS')).toBe('5♠ with A♠ added: not yet a set or run. It makes 6 or 17. You need 13, 7 more.');
  expect(totalsOf(9, '2D 4D')).toBe('Not a run yet. The 3 is missing.');
  expect(totalsOf(9, '2D 3C')).toBe('Neither a set nor a run: no shared rank or suit.');
  expect(totalsOf(9, '5C 5C')).toBe('Not a set: a set has each suit only once.');
  expect(totalsOf(9, '2D X X')).toBe('A combination has at most one joker.');
  expect(totalsOf(9, '2D X')).toBe('A joker and one card: not yet a set or run.');
});

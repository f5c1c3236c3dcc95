import { expect, test } from 'vitest';
import { defaultOptions } from '../../../src/game/options.ts';
import { game } from '../../../src/games/lucky-number/index.ts';
import type { LuckyOptions } from '../../../src/games/lucky-number/options.ts';
import { tableOf } from './ask.ts';

type Json = Parameters<typeof game.notation.position.read>[0];
const NAMES = ['you', 'Ann', 'Bert'];

/** The coach's advice to seat 0, most important first. */
function advice(position: object, seat = 0): readonly { id: string; says: string }[] {
  const parsedState = game.notation.position.read(position as Json, defaultOptions(game.options) as LuckyOptions, 1);
  if (!parsedState.ok) throw new Error(parsedState.fault.says);
  return (
    game.heuristics.advise?.(
      game.visibility.view(parsedState.value, seat),
      seat,
      (namedSeat) => NAMES[namedSeat] ?? '',
    ) ?? []
  );
}
const firstAdviceId = (position: object): string | undefined => advice(position)[0]?.id;

test('a combination in hand is named, cards and all', () => {
  const [firstAdvice] = advice(tableOf('2D 3D 4D 9C | 3C | 6D', '9H', { lucky: [9, 20, 20] }));
  expect(firstAdvice?.id).toBe('first-combination');
  for (const card of ['2♦', '3♦', '4♦', '3 cards']) expect(firstAdvice?.says).toContain(card);
});

test('a debt comes before everything else, and has its own advice', () => {
  const cards = { owed: { by: 'cards', n: 6 } };
  expect(advice(tableOf('2S 9C | 3C | 6D', '9H AC', cards))[0]?.says).toContain('A 2 passes them on');
  expect(advice(tableOf('7S 9C | 3C | 6D', '9H AC', cards))[0]?.says).toContain('draw them');
  const dice = { owed: { by: 'dice', n: 4 }, lucky: [9, 20, 20] };
  expect(advice(tableOf('2D 3D 4D | 3C | 6D', '9H', dice))[0]?.says).toContain('you have an answer');
  expect(advice(tableOf('AD 3D 4D | 3C | 6D', '9H', dice))[0]?.says).toContain('you hold none');
});

test('a last seven is warned of in time, a dangerous neighbour named', () => {
  expect(firstAdviceId(tableOf('7H 5H | 3C 4C 5C 6C | 6D', '9H'))).toBe('last-seven');
  expect(advice(tableOf('AC 5H 6H 8S | 3C 4C | 6D', '9H'))[0]?.says).toContain('Ann has 2 cards left');
});

test('a waiting player gets no advice, but the twin is named', () => {
  expect(advice(tableOf('5C | 3C | 6D', '9H', { turn: 1 }))).toEqual([]);
  expect(firstAdviceId(tableOf('5H 4S | 3C | 6D', '9H 5H', { turn: 1, open: 2 }))).toBe('jump-in');
});

test('a combination that is better kept isn’t advised', () => {
  const hand = 'AS AC X 4H 5H 6H 9C 10C | 3C 4C 5C 6C | 6D';
  const adviceList = advice(tableOf(hand, '9H', { lucky: [3, 20, 20] }));
  expect(adviceList.map(({ id }) => id)).not.toContain('first-combination');
});

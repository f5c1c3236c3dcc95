import { expect, test } from 'vitest';
import { handZone } from '../../../src/game/hand-zones.ts';
import { readOptions } from '../../../src/game/options.ts';
import { typedGame as game } from '../../../src/games/sixty/index.ts';
import { describePicks as reckon } from '../../../src/games/sixty/table/propose.ts';

import { attackedWith, table } from './ask.ts';

function sumText(position: object, ...items: readonly string[]): string {
  const options = readOptions(game.options, undefined);
  if (!options.ok) throw new Error(options.fault.says);
  const parsedState = game.notation.position.read({ turn: 0, ...position } as never, options.value as never, 1);
  if (!parsedState.ok) throw new Error(parsedState.fault.says);
  return reckon(
    parsedState.value,
    0,
    items.map((item) => ({ zone: handZone(0), item })),
  ).join(' ');
}

test('touched numbers are compared with the sum to beat', () => {
  const position = { ...table('10 10 12 12 ZAP', '5?', '5?'), ...attackedWith('4 4 4', 2) };
  expect(sumText(position, '10')).toBe('10 against 12: not higher.');
  expect(sumText(position, '10', '10.2')).toBe('20 against 12: higher.');
  expect(sumText(position, '12')).toBe('12 against 12: equal isn’t enough.');
});

test('cards of the played number are counted with those on the table', () => {
  expect(sumText({ ...table('4 4 3', '5?', '5?'), ...attackedWith('4 4', 2) }, '4', '4.2')).toBe(
    'Four 4s would go on, 16 points.',
  );
});

test('two numbers are called two', () => {
  expect(sumText(table('4 5 3', '5?', '5?'), '4', '5')).toBe('A 4 and a 5: not the same number.');
});

test('an attack is added up, a single card and jokers are not', () => {
  const position = table('3 3 ZAP', '5?', '5?');
  expect(sumText(position, '3', '3.2')).toBe('Two 3s make 6.');
  expect([sumText(position), sumText(position, '3'), sumText(position, 'ZAP'), sumText(position, '3', 'ZAP')]).toEqual([
    '',
    '',
    '',
    '',
  ]);
});

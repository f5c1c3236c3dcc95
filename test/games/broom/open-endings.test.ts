import { expect, test } from 'vitest';
import { game } from '../../../src/games/broom/index.ts';
import { stateAt } from '../at-position.ts';
import { tableOf } from './ask.ts';

test.each<[string, readonly string[], boolean]>([
  ['nothing hidden matters with all hands open and no stock', [], true],
  ['a stock still decides who gets what', ['2C', '3C', '4C', '6C'], false],
])('%s', (_, stock, expected) => {
  expect(game.endings.hasPerfectInformation(stateAt(game, tableOf('9S', '5C 4D', { stock })))).toBe(expected);
});

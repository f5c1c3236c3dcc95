import { expect, test } from 'vitest';
import { game } from '../../../src/games/sixty/index.ts';
import { stateAt } from '../at-position.ts';
import { lateTable, table } from './ask.ts';

test.each<[string, object, boolean]>([
  ['nothing hidden matters with all hands open and no deck', lateTable('10', '3', '4 5'), true],
  ['a deck still decides who draws what', table('10', '3', '4 5'), false],
])('%s', (_, position, expected) => {
  expect(game.endings.hasPerfectInformation(stateAt(game, { turn: 0, ...position }))).toBe(expected);
});

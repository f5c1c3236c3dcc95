import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';

test.each(games.map((game) => [game.name, game.id] as const))('%s obeys the laws', (_, id) => {
  const file = new URL(`../games/${id}/laws.test.ts`, import.meta.url);
  expect(existsSync(file) && readFileSync(file, 'utf8')).toMatch(/^laws\(game\);$/m);
});

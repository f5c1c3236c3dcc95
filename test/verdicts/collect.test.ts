import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { jsonLines } from '../../src/rulebook/publication.ts';
import { isDeep } from '../depth.ts';
import { collectLines } from './collect.ts';
import { digestFileOf, digestSets, fileOf, storedLines } from './line.ts';

const isUpdate = process.env['UPDATE'] !== undefined;

/** Looks for tries that the stored ones lack; `npm run proof` adds them as a new set. */
test.skipIf(!isDeep && !isUpdate).each(games.map((game) => [game.name, game] as const))(
  'nothing is missing in the published tries of %s',
  (_, game) => {
    const stored = storedLines(game.id);
    const { lines } = collectLines(game, stored);
    if (isUpdate) {
      writeFileSync(fileOf(game.id), jsonLines(lines));
      writeFileSync(digestFileOf(game.id), `${JSON.stringify(digestSets(lines), null, 2)}\n`);
    }
    expect(lines.length).toBeGreaterThan(300);
    expect(isUpdate ? [] : lines.slice(stored.length)).toEqual([]);
  },
);

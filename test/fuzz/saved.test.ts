import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { baseSeed, isQuick, scaledCount } from '../depth.ts';
import { MAX_MS } from './ask.ts';
import { savedFrom, unchangedThings } from './saved.ts';

test.each(games.map((game) => [game.name, game] as const))(
  'stored, filed and sent things of %s are read again',
  (_, game) => {
    for (const one of unchangedThings(game, 3)) {
      const result = one.open();
      // A record with unseen cards isn't a playable game.
      if (!one.name.endsWith('played on')) expect([one.name, result]).toEqual([one.name, 'read']);
    }
  },
);

test.skipIf(isQuick)('a stored, filed or sent thing is read or refused in a sentence, however it is changed', () => {
  const firstSeed = baseSeed * 10_000;
  let readCount = 0;
  let refusedCount = 0;
  for (const { seed, name, text, open } of savedFrom(games, firstSeed)) {
    if (seed >= firstSeed + scaledCount(150)) break;
    const cpuBefore = process.cpuUsage();
    let result: ReturnType<typeof open> | undefined;
    try {
      result = open();
    } catch (error) {
      expect.unreachable(`SEED=${seed} ${name}: ${(error as Error).stack}\n${text.slice(0, 600)}`);
    }
    expect(process.cpuUsage(cpuBefore).user / 1000, `SEED=${seed} ${name}`).toBeLessThan(MAX_MS);
    if (result === 'read') readCount++;
    else refusedCount++;
    if (typeof result === 'object') expect(result.says, `SEED=${seed} ${name}`).toMatch(/^\S.*[\p{L}.]$/su);
  }
  console.info(`Saved things: ${readCount} read, ${refusedCount} refused.`);
  expect(readCount).toBeGreaterThan(10);
  expect(refusedCount).toBeGreaterThan(10);
});

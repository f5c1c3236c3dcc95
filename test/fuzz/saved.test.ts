import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { isQuick, often, startOfChance } from '../depth.ts';
import { MOST_MS } from './ask.ts';
import { savedFrom, unchangedThings } from './saved.ts';

test.each(games.map((game) => [game.name, game] as const))(
  'stored, filed and sent things of %s are read again',
  (_, game) => {
    for (const one of unchangedThings(game, 3)) {
      const opened = one.open();
      // A record with unseen cards isn't a playable game.
      if (!one.name.endsWith('played on')) expect([one.name, opened]).toEqual([one.name, 'read']);
    }
  },
);

test.skipIf(isQuick)(
  'a stored, filed or sent thing is read or refused in a sentence, however it is changed',
  () => {
    const first = startOfChance * 10_000;
    let read = 0;
    let refused = 0;
    for (const { seed, name, text, open } of savedFrom(games, first)) {
      if (seed >= first + often(150)) break;
      const begun = process.cpuUsage();
      let opened: ReturnType<typeof open> | undefined;
      try {
        opened = open();
      } catch (error) {
        expect.unreachable(`SEED=${seed} ${name}: ${(error as Error).stack}\n${text.slice(0, 600)}`);
      }
      expect(process.cpuUsage(begun).user / 1000, `SEED=${seed} ${name}`).toBeLessThan(MOST_MS);
      if (opened === 'read') read++;
      else refused++;
      if (typeof opened === 'object') expect(opened.says, `SEED=${seed} ${name}`).toMatch(/^\S.*[\p{L}.]$/su);
    }
    console.info(`Saved things: ${read} read, ${refused} refused.`);
    expect(read).toBeGreaterThan(10);
    expect(refused).toBeGreaterThan(10);
  },
);

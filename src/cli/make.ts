import process from 'node:process';
import { parseArgs } from 'node:util';
import { loadGames } from './games.ts';
import type { Maker } from './make/maker.ts';
import { UsageError } from './usage-error.ts';

/**
 * Makes material that is stored in the games' content folders: `npm run make -- KIND [GAME …] [flags]`. Build and
 * tests only read it. What each kind takes is said by its file in `make/`.
 */
const KINDS: Readonly<Record<string, () => Promise<Maker>>> = {
  lessons: () => import('./make/lessons.ts').then(({ LESSONS }) => LESSONS),
  rounds: () => import('./make/rounds.ts').then(({ ROUNDS }) => ROUNDS),
  puzzles: () => import('./make/puzzles.ts').then(({ PUZZLES }) => PUZZLES),
  minis: () => import('./make/minis.ts').then(({ MINIS }) => MINIS),
  endings: () => import('./make/endings.ts').then(({ ENDINGS }) => ENDINGS),
  judgement: () => import('./make/judgement.ts').then(({ JUDGEMENT }) => JUDGEMENT),
};

async function run([kind = '', ...rest]: readonly string[]): Promise<void> {
  const load = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!load) {
    throw new UsageError(
      `Usage: npm run make -- KIND [GAME …] [flags]. KIND is one of: ${Object.keys(KINDS).join(', ')}.`,
    );
  }
  const { flags, make } = await load();
  const { values, positionals } = parseArgs({ args: rest, allowPositionals: true, options: flags });
  const games = await loadGames();
  for (const id of positionals) if (!games.has(id)) throw new UsageError(`There is no game “${id}”.`);
  for (const game of games.values()) {
    if (positionals.length === 0 || positionals.includes(game.id)) await make(game, values);
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  // A flag that isn't known is said by Node.
  if (!(error instanceof UsageError) && !(error instanceof TypeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

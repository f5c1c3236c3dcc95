import process from 'node:process';
import { parseArgs } from 'node:util';
import { loadGames } from './games.ts';
import { ENDINGS } from './make/endings.ts';
import { JUDGEMENT } from './make/judgement.ts';
import { LESSONS } from './make/lessons.ts';
import type { Maker } from './make/maker.ts';
import { MINIS } from './make/minis.ts';
import { PUZZLES } from './make/puzzles.ts';
import { ROUNDS } from './make/rounds.ts';
import { UsageError } from './usage-error.ts';

/**
 * Creates material stored in the content folders of the games: `npm run make -- KIND [GAME …] [flags]`. Build and
 * tests only read it. Each file in `make/` documents the flags of its kind.
 */
const MAKERS: Readonly<Record<string, Maker>> = {
  lessons: LESSONS,
  rounds: ROUNDS,
  puzzles: PUZZLES,
  minis: MINIS,
  endings: ENDINGS,
  judgement: JUDGEMENT,
};

async function run([kind = '', ...rest]: readonly string[]): Promise<void> {
  const maker = Object.hasOwn(MAKERS, kind) ? MAKERS[kind] : undefined;
  if (!maker) {
    throw new UsageError(
      `Usage: npm run make -- KIND [GAME …] [flags]. KIND is one of: ${Object.keys(MAKERS).join(', ')}.`,
    );
  }
  const { flags, make } = maker;
  const { values, positionals } = parseArgs({ args: rest, allowPositionals: true, options: flags });
  const games = await loadGames();
  for (const id of positionals) if (!games.has(id)) throw new UsageError(`No game is called “${id}”.`);
  for (const game of games.values()) {
    if (positionals.length === 0 || positionals.includes(game.id)) await make(game, values);
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  // Node reports an unknown flag as a TypeError.
  if (!(error instanceof UsageError) && !(error instanceof TypeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

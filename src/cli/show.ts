import { quote } from '../cards/words.ts';
import { readFlags } from './flags.ts';
import { loadGames } from './games.ts';
import { describeTable } from './table-text.ts';
import { UsageError } from './usage-error.ts';

/** Prints a state as text: `npm run show -- GAME SEED`. */

const USAGE = 'Usage: npm run show -- GAME SEED [--seats N] [--moves N] [--as SEAT] [--options JSON]';

async function show([id, seed, ...flags]: readonly string[]): Promise<string> {
  if (id === undefined || seed === undefined) throw new UsageError(USAGE);
  const games = await loadGames();
  const game = games.get(id);
  if (!game) throw new UsageError(`We don’t know the game ${quote(id)}: ${[...games.keys()].join(', ')}.`);
  return describeTable(game, readFlags('show', game, [`--seed=${seed}`, ...flags])).join('\n');
}

try {
  process.stdout.write(`${await show(process.argv.slice(2))}\n`);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

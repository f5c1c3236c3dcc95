import { existsSync } from 'node:fs';
import type { Bot } from '../../src/bots/bot.ts';
import { playPairs, seatBot } from '../../src/bots/ladder.ts';
import { shark } from '../../src/bots/shark.ts';
import { addPair, EMPTY_TALLY, estimateShare, type PairTally } from '../../src/bots/tally.ts';
import { loadGames } from '../../src/cli/games.ts';
import { defaultOptions } from '../../src/game/options.ts';

/**
 * Measures, for every rule of thumb of a game, whether a Regular that follows it beats the Shark. Prints the
 * Shark's share of the games against each: `npm run bench -- habits GAME [GAMES] [WORLDS]`.
 */

const SEED = 9;

const [id = '', gameCount = '60', worlds = '32'] = process.argv.slice(2);
const game = (await loadGames()).get(id);
const file = new URL(`./habits/${id}.ts`, import.meta.url);
if (!game || !existsSync(file)) throw new RangeError(`no habits of a game ${id}`);
const { habits } = (await import(file.href)) as { readonly habits: Readonly<Record<string, Bot>> };
let beatenCount = 0;
for (const [habit, bot] of Object.entries(habits)) {
  const contest = {
    options: defaultOptions(game.options),
    players: [seatBot(shark), seatBot(bot)] as const,
    games: Number(gameCount),
    seed: SEED,
    budget: { worlds: Number(worlds) },
  };
  let tally: PairTally = EMPTY_TALLY;
  for (const pair of playPairs(game, contest, () => undefined)) tally = addPair(tally, pair);
  const { mean, error } = estimateShare(tally);
  // A Shark counts as beaten if its share is surely below one half.
  if (mean + error < 0.5) beatenCount++;
  process.stdout.write(`  ${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)} % against “${habit}”\n`);
}
process.stdout.write(
  `${game.name}: ${Object.keys(habits).length} habits, ${beatenCount} beat the Shark (${gameCount} games each, ${worlds} worlds)\n`,
);

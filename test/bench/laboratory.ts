import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadGames } from '../../src/cli/games.ts';
import type { CoachedGame } from '../../src/game/game.ts';
import { defaultOptions, hasChoice, sortedChoices } from '../../src/game/options.ts';
import { compareRulings, measureGames } from '../../src/scenarios/laboratory.ts';

/**
 * Measures what each house rule changes, for the page on readings:
 * `npm run bench -- laboratory GAME [--games N] [--rulings N] [--seed S]` plays N random games under each setting and
 * judges tries of other games twice. It replaces the game's figures in content/laboratory.json, with the command. It
 * can be stopped at any time; the same command resumes it.
 */

const RESULTS_FILE = new URL('../../content/laboratory.json', import.meta.url);

const [id = '', ...flagArgs] = process.argv.slice(2);
const requestedGame = (await loadGames()).get(id);
if (!requestedGame) throw new RangeError(`no game ${id}`);
const game: CoachedGame = requestedGame;

const flag = (name: string, defaultValue: number): number => {
  const at = flagArgs.indexOf(`--${name}`);
  const n = at < 0 ? defaultValue : Number(flagArgs[at + 1]);
  if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`--${name} takes a whole number from 1`);
  return n;
};
const [games, rulings, seed] = [flag('games', 10_000), flag('rulings', 100), flag('seed', 1)];

const command = ['npm run bench -- laboratory', id, ...flagArgs].join(' ');

/** Results so far, by part. A change of the game discards them. */
const CACHE_FOLDER = new URL('../../node_modules/.cache/laboratory/', import.meta.url);
const soFar = new URL(`${id}-${games}-${rulings}-${seed}.json`, CACHE_FOLDER);
mkdirSync(CACHE_FOLDER, { recursive: true });
const parts: Record<string, unknown> = existsSync(soFar) ? JSON.parse(readFileSync(soFar, 'utf8')) : {};

/** Measures a part unless it is already done. */
function measureOnce<T>(name: string, measure: () => T): T {
  if (!(name in parts)) {
    parts[name] = measure();
    writeFileSync(soFar, JSON.stringify(parts));
  }
  return parts[name] as T;
}

/** Games are played in blocks of this number, or of about this number of moves if they are long. */
const MAX_BLOCK_GAMES = 500;
const BLOCK_MOVES = 500_000;
const FIRST_LOOK = 20;
/** Total of moves for a setting under which games may not end; only games that end within it count. */
const MOST_MOVES = 12_000_000;

const defaultRules = defaultOptions(game.options);
const roundToThree = (n: number): number => Number(n.toPrecision(4));

/**
 * Returns the statistics of the games under a setting, with their number if it is below the requested one.
 */
function measureSetting(name: string, options: typeof defaultRules) {
  const sum = { games: 0, moves: 0, beginner: 0, fair: 0, points: 0 };
  const { moves: usually } = measureOnce(`${name} at first`, () => measureGames(game, options, FIRST_LOOK, seed));
  const block = Math.min(MAX_BLOCK_GAMES, Math.ceil(BLOCK_MOVES / usually));
  while (sum.games < games && sum.moves < MOST_MOVES) {
    const blockGames = Math.min(block, games - sum.games);
    const part = measureOnce(`${name} ${sum.games}`, () => measureGames(game, options, blockGames, seed + sum.games));
    sum.games += blockGames;
    for (const key of ['moves', 'beginner', 'fair', 'points'] as const) sum[key] += blockGames * part[key];
  }
  const { games: gamesPlayed, ...sums } = sum;
  const [moves, beginner, fair, points] = Object.values(sums).map((one) => roundToThree(one / gamesPlayed));
  return { ...(gamesPlayed < games ? { games: gamesPlayed } : {}), moves, beginner, fair, points };
}

const settings = game.options
  .filter((option) => hasChoice(option) && !option.structural)
  .flatMap((option) =>
    ('min' in option.values ? (option.values.often ?? []) : sortedChoices(option))
      .filter(({ value }) => value !== option.default)
      .map(({ value }) => ({ key: option.key, value, options: { ...defaultRules, [option.key]: value } })),
  )
  .filter(({ options }) => !game.checkOptions?.(options))
  .map(({ key, value, options }) => {
    const name = `${key} ${value}`;
    process.stderr.write(`${id} ${name}\n`);
    const difference = measureOnce(name, () => compareRulings(game, [defaultRules, options], rulings, seed));
    return { key, value, ...measureSetting(name, options), ...difference };
  });

const storedResults = JSON.parse(readFileSync(RESULTS_FILE, 'utf8')) as Readonly<Record<string, unknown>>;
const provenance = { command, seed, games, rulings, date: new Date().toISOString().slice(0, 10) };
const allResults = {
  ...storedResults,
  [id]: { ...provenance, usual: measureSetting('usual', defaultRules), settings },
};
const sortedResults = Object.fromEntries(Object.entries(allResults).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(RESULTS_FILE, `${JSON.stringify(sortedResults, null, 1)}\n`);
rmSync(soFar);

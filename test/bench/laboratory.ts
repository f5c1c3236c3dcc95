import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadGames } from '../../src/cli/games.ts';
import type { CoachedGame } from '../../src/game/game.ts';
import { defaultOptions, hasChoice, sortedChoices } from '../../src/game/options.ts';
import { compareRulings } from './ruling-difference.ts';

/**
 * Measures how often each house rule changes a ruling, for the page on readings:
 * `npm run bench -- laboratory GAME [--rulings N] [--seed S]` plays N random games under the default rules and judges
 * tries in them twice. It replaces the game's figures in content/laboratory.json, with the command. It
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
const [rulings, seed] = [flag('rulings', 100), flag('seed', 1)];

const command = ['npm run bench -- laboratory', id, ...flagArgs].join(' ');

/** Results so far, by part. A change of the game discards them. */
const CACHE_FOLDER = new URL('../../node_modules/.cache/laboratory/', import.meta.url);
const soFar = new URL(`${id}-${rulings}-${seed}.json`, CACHE_FOLDER);
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

const defaultRules = defaultOptions(game.options);

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
    return { key, value, ...difference };
  });

const storedResults = JSON.parse(readFileSync(RESULTS_FILE, 'utf8')) as Readonly<Record<string, unknown>>;
const provenance = { command, seed, rulings, date: new Date().toISOString().slice(0, 10) };
const allResults = {
  ...storedResults,
  [id]: { ...provenance, settings },
};
const sortedResults = Object.fromEntries(Object.entries(allResults).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(RESULTS_FILE, `${JSON.stringify(sortedResults, null, 1)}\n`);
rmSync(soFar);

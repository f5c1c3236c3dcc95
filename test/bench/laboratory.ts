import { readFileSync, writeFileSync } from 'node:fs';
import { loadGames } from '../../src/cli/games.ts';
import { defaultOptions, isOpenTo, listed } from '../../src/game/options.ts';
import { apartBy, goingBy } from '../../src/scenarios/laboratory.ts';

/**
 * What each house rule of a game does to it, for the page on readings: `node test/bench/laboratory.ts GAME [--games N]
 * [--rulings N] [--seed S]` plays N games by chance under each setting, judges tries out of others twice, and keeps
 * the figures with the command in content/laboratory.json, in place of the game’s older ones.
 */

const KEPT = new URL('../../content/laboratory.json', import.meta.url);

const [id = '', ...given] = process.argv.slice(2);
const game = (await loadGames()).get(id);
if (!game) throw new RangeError(`no game ${id}`);

const flag = (name: string, usual: number): number => {
  const at = given.indexOf(`--${name}`);
  const n = at < 0 ? usual : Number(given[at + 1]);
  if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`--${name} takes a whole number from 1`);
  return n;
};
const [games, rulings, seed] = [flag('games', 10_000), flag('rulings', 100), flag('seed', 1)];

const usual = defaultOptions(game.options);
const three = (n: number): number => Number(n.toPrecision(4));
const going = (options: typeof usual) => {
  const { moves, beginner, fair, points } = goingBy(game, options, games, seed);
  return { moves: three(moves), beginner: three(beginner), fair: three(fair), points: three(points) };
};

const settings = game.options
  .filter((option) => isOpenTo(option) && !option.structural)
  .flatMap((option) =>
    ('min' in option.values ? (option.values.often ?? []) : listed(option))
      .filter(({ value }) => value !== option.default)
      .map(({ value }) => ({ key: option.key, value, options: { ...usual, [option.key]: value } })),
  )
  .filter(({ options }) => !game.wire.checkOptions?.(options))
  .map(({ key, value, options }) => {
    process.stderr.write(`${id} ${key} ${value}\n`);
    return { key, value, ...going(options), ...apartBy(game, [usual, options], rulings, seed) };
  });

const before = JSON.parse(readFileSync(KEPT, 'utf8')) as Readonly<Record<string, unknown>>;
const command = ['node test/bench/laboratory.ts', id, ...given].join(' ');
const made = { command, seed, games, rulings, date: new Date().toISOString().slice(0, 10) };
const all = { ...before, [id]: { ...made, usual: going(usual), settings } };
const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(KEPT, `${JSON.stringify(sorted, null, 1)}\n`);

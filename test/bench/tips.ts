import { existsSync, writeFileSync } from 'node:fs';
import { loadGames } from '../../src/cli/games.ts';
import { type Tips, winShare } from './tip.ts';

/**
 * Measures the tips of the strategy pages: `npm run bench -- tips GAME [--deals N] [--seed S]` seats a player with a
 * habit among Regulars, N deals per habit, each deal from every side, and stores the figures with the command in
 * content/<game>/tips.json. The habits are in test/games/<game>/tips.ts; the page prints their figures.
 */

const [id = '', ...flagArgs] = process.argv.slice(2);
const game = (await loadGames()).get(id);
const file = new URL(`../games/${id}/tips.ts`, import.meta.url);
if (!game || !existsSync(file)) throw new RangeError(`no tips of ${id}`);
const { tips } = (await import(file.href)) as { tips: Tips };

const flag = (name: string, defaultValue: number): number => {
  const at = flagArgs.indexOf(`--${name}`);
  const flagValue = at < 0 ? defaultValue : Number(flagArgs[at + 1]);
  if (!Number.isSafeInteger(flagValue) || flagValue < 1) throw new RangeError(`--${name} takes a whole number from 1`);
  return flagValue;
};
const [deals, seed] = [flag('deals', 1000), flag('seed', 1)];

const per = (share: number): number => Number((100 * share).toFixed(1));
const habits = Object.fromEntries(
  Object.entries(tips.habits).map(([name, tip]) => {
    const at = tip.seats.map((seats) => {
      const { mean, error, fair } = winShare(game, tips, tip, { seats, deals, seed });
      process.stderr.write(`${id} ${name} ${seats}: ${per(mean)} ± ${per(error)} of ${per(fair)}\n`);
      return { seats, won: per(mean), error: per(error), fair: per(fair) };
    });
    return [name, { does: tip.does, at }];
  }),
);
const command = `npm run bench -- tips ${id} --deals ${deals} --seed ${seed}`;
const provenance = { command, seed, deals, each: tips.each, options: tips.options, habits };
writeFileSync(new URL(`../../content/${id}/tips.json`, import.meta.url), `${JSON.stringify(provenance, null, 1)}\n`);

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { loadGames } from '../../src/cli/games.ts';
import type { WholeGame } from '../../src/game/game.ts';
import { movesOf } from '../../src/scenarios/round/check.ts';
import { readRound, type WeighedRound } from '../../src/scenarios/round/read.ts';
import { roundSteps, tableBefore } from '../../src/scenarios/round/steps.ts';
import { weighStop } from '../../src/scenarios/round/weigh.ts';

/**
 * What the choices at the stops of the worked rounds come to: `npm run bench -- rounds [GAME] [--worlds N] [--seed S]`
 * plays each of them out in N worlds and keeps the figures beside the round, as `content/<game>/rounds/<name>.json`.
 * Build and tests only read them, and say so where a stop was changed since.
 */

const CONTENT = new URL('../../content/', import.meta.url);

const given = process.argv.slice(2);
const flag = (name: string, usual: number): number => {
  const at = given.indexOf(`--${name}`);
  const n = at < 0 ? usual : Number(given[at + 1]);
  if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`--${name} takes a whole number from 1`);
  return n;
};
const [worlds, seed] = [flag('worlds', 1000), flag('seed', 1)];
const wanted = given[0]?.startsWith('--') ? undefined : given[0];

function weighRound(game: WholeGame, folder: URL, file: string): void {
  const read = readRound(parse(readFileSync(new URL(file, folder), 'utf8')));
  if ('wrong' in read) throw new RangeError(`${file}: ${read.wrong.at}: ${read.wrong.says}`);
  const steps = roundSteps(game, read.value);
  if (!steps.ok) throw new RangeError(`${file}: ${steps.fault.path}: ${steps.fault.says}`);
  const stops = read.value.moves.flatMap(({ stop }, i) => {
    if (!stop) return [];
    const at = i + 1;
    const table = tableBefore(steps.value, at);
    const found = weighStop(game, table.state, movesOf(game, stop, table), { worlds, seed });
    for (const { move, behind, error } of found.choices)
      process.stderr.write(`${game.id} move ${at}: ${behind} ± ${error} ${JSON.stringify(move)}\n`);
    return [{ at, ...found }];
  });
  const command = `npm run bench -- rounds ${game.id} --worlds ${worlds} --seed ${seed}`;
  const made: WeighedRound = { command, worlds, seed, stops };
  writeFileSync(new URL(file.replace(/yaml$/, 'json'), folder), `${JSON.stringify(made, null, 1)}\n`);
}

for (const game of (await loadGames()).values()) {
  if (wanted !== undefined && game.id !== wanted) continue;
  const folder = new URL(`${game.id}/rounds/`, CONTENT);
  for (const file of readdirSync(folder)) if (file.endsWith('.yaml')) weighRound(game, folder, file);
}

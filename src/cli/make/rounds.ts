import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Sampling } from '../../bots/search/worlds.ts';
import type { WholeGame } from '../../game/game.ts';
import { readStopMoves } from '../../scenarios/round/check.ts';
import { readRound, type WeighedRound } from '../../scenarios/round/read.ts';
import { playRoundSteps, tableBefore } from '../../scenarios/round/steps.ts';
import { weighStop } from '../../scenarios/round/stop-values.ts';
import { contentFile, type Maker, parseNumber, printLine } from './maker.ts';

function weighRound(game: WholeGame, folder: URL, file: string, { worlds, seed }: Sampling): void {
  const parsedRound = readRound(parse(readFileSync(new URL(file, folder), 'utf8')));
  if ('wrong' in parsedRound) throw new RangeError(`${file}: ${parsedRound.wrong.at}: ${parsedRound.wrong.says}`);
  const steps = playRoundSteps(game, parsedRound.value);
  if (!steps.ok) throw new RangeError(`${file}: ${steps.fault.path}: ${steps.fault.says}`);
  const stops = parsedRound.value.moves.flatMap(({ stop }, i) => {
    if (!stop) return [];
    const at = i + 1;
    const table = tableBefore(steps.value, at);
    const weighedStop = weighStop(game, table.state, readStopMoves(game, stop, table), { worlds, seed });
    for (const { move, behind, error } of weighedStop.choices)
      printLine(`${game.id} move ${at}: ${behind} ± ${error} ${JSON.stringify(move)}`);
    return [{ at, ...weighedStop }];
  });
  const command = `npm run make -- rounds ${game.id} --worlds ${worlds} --seed ${seed}`;
  const weighedRound: WeighedRound = { command, worlds, seed, stops };
  writeFileSync(new URL(file.replace(/yaml$/, 'json'), folder), `${JSON.stringify(weighedRound, null, 1)}\n`);
}

/**
 * Plays out the choices at the stops of the worked rounds in `--worlds N` with `--seed S` and stores their values as
 * `content/<game>/rounds/<name>.json`.
 */
export const ROUNDS: Maker = {
  flags: { worlds: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
  make(game, flags) {
    const sampling = { worlds: parseNumber(flags, 'worlds'), seed: parseNumber(flags, 'seed') };
    const folder = contentFile(game.id, 'rounds/');
    for (const file of readdirSync(folder)) {
      if (file.endsWith('.yaml')) weighRound(game, folder, file, sampling);
    }
  },
};

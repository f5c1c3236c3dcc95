import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { harvested } from '../scenarios/judgement/harvest.ts';
import { packHarvested } from '../scenarios/judgement/stock.ts';
import { loadGames, loadJudgement } from './games.ts';

/**
 * Tables at which there is something to weigh, out of games that Regulars play: `npm run judgement -- [GAME]
 * [--count N] [--worlds W] [--seed S]` looks for N of each of the choices in `src/games/<game>/judgement.ts`, plays
 * every answer out in W worlds and keeps that in `content/<game>/judgement.json`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '16' },
    worlds: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
});
const [count, worlds, seed] = [Number(values.count), Number(values.worlds), Number(values.seed)];
const games = [...(await loadGames()).values()].filter(
  ({ id }) => positionals.length === 0 || positionals.includes(id),
);
if (games.length === 0 || ![count, worlds, seed].every((n) => Number.isSafeInteger(n) && n > 0)) {
  process.stderr.write('npm run judgement -- [GAME] [--count N] [--worlds W] [--seed S]\n');
  process.exit(2);
}
for (const game of games) {
  const judgement = await loadJudgement(game.id);
  const positions = [...harvested({ game, judgement, count, worlds, seed })];
  const asks = Object.fromEntries(judgement.decisions.map(({ id, asks: question }) => [id, question]));
  const command = `npm run judgement -- ${game.id} --count ${count} --worlds ${worlds} --seed ${seed}`;
  writeFileSync(
    new URL(`../../content/${game.id}/judgement.json`, import.meta.url),
    packHarvested({ command, worlds, seed, unit: judgement.unit, asks, positions }),
  );
  const each = judgement.decisions.map(
    ({ id }) => `${id} ${positions.filter(({ kind }) => kind === id).length}`,
  );
  process.stdout.write(`${game.id}: ${positions.length} (${each.join(', ')})\n`);
}

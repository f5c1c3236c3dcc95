import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dealsFor } from '../scenarios/mini/deals.ts';
import { readMinis, writeMinis } from '../scenarios/mini/stock.ts';
import { loadAims, loadGames } from './games.ts';

/**
 * Deals for the mini-games, each with a line of moves that comes to three stars, into the folders of the games:
 * `npm run minis -- [GAME] [--aim AIM] [--seeds N]`. Aims that aren’t asked for stay as they are.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { aim: { type: 'string' }, seeds: { type: 'string', default: '36' } },
});
const games = [...(await loadGames()).values()].filter(
  ({ id }) => positionals.length === 0 || positionals.includes(id),
);
const wanted = Number(values.seeds);
if (games.length === 0 || !Number.isInteger(wanted) || wanted < 1) {
  process.stderr.write('npm run minis -- [GAME] [--aim AIM] [--seeds N]\n');
  process.exit(2);
}
for (const game of games) {
  const file = new URL(`../../content/${game.id}/minis.json`, import.meta.url);
  const aims = await loadAims(game.id);
  for (const aim of aims.filter(({ id }) => values.aim === undefined || values.aim === id)) {
    const begun = performance.now();
    const deals = [...dealsFor(game, aim, wanted)];
    const before = existsSync(file) ? readMinis(readFileSync(file, 'utf8')) : {};
    const after = { ...before, [aim.id]: deals };
    // In the order of the aims; what no aim asks for any more goes.
    const kept = aims.flatMap(({ id }) => (after[id] ? [[id, after[id]] as const] : []));
    writeFileSync(file, writeMinis(Object.fromEntries(kept)));
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    const looked = deals.at(-1)?.seed ?? 0;
    process.stdout.write(`${game.id} ${aim.id}: ${deals.length} of ${looked} deals in ${seconds} s\n`);
  }
}

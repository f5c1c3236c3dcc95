import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { harvest } from '../scenarios/puzzle/harvest.ts';
import { isKind, PUZZLE_KINDS } from '../scenarios/puzzle/kinds.ts';
import { packStock, unpackStock } from '../scenarios/puzzle/stock.ts';
import { loadGames } from './games.ts';

/**
 * Puzzles for the daily page out of games that Regulars play, into the folders of the games:
 * `npm run harvest -- [GAME] [--kind KIND] [--count N] [--seed S]`. Kinds that aren’t asked for stay as they are.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string' },
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '21' },
  },
});
const kinds = PUZZLE_KINDS.filter((kind) => values.kind === undefined || kind === values.kind);
const games = [...(await loadGames()).values()].filter(
  ({ id }) => positionals.length === 0 || positionals.includes(id),
);
if (games.length === 0 || (values.kind !== undefined && !isKind(values.kind))) {
  process.stderr.write('npm run harvest -- [GAME] [--kind KIND] [--count N] [--seed S]\n');
  process.exit(2);
}
for (const game of games) {
  const file = new URL(`../../content/${game.id}/puzzles.json`, import.meta.url);
  for (const kind of kinds) {
    const begun = performance.now();
    const all = [...harvest({ game, kind, count: Number(values.count), seed: Number(values.seed) })];
    const before = existsSync(file) ? unpackStock(readFileSync(file, 'utf8')) : {};
    writeFileSync(file, packStock({ ...before, [kind]: all }));
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    process.stdout.write(`${game.id} ${kind}: ${all.length} in ${seconds} s\n`);
  }
}

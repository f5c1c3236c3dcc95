import { readFileSync, writeFileSync } from 'node:fs';
import { readFlags } from '../../src/cli/flags.ts';
import { loadGames } from '../../src/cli/games.ts';
import { ladder, PLAYERS, type Standing } from '../../src/cli/ladder.ts';

/**
 * Measures one pair of bots and keeps the figures, in place of older ones of the same pair at the same table:
 * `node test/bench/ladder.ts GAME --bots a,b …`, flags as for the ladder on the command line. What is kept is shown
 * on the about page and, with the commands, in ladder.md.
 */

interface Kept extends Standing {
  readonly name: string;
  readonly flags: string;
  readonly date: string;
}

const KEPT = new URL('../../src/bots/ladder.json', import.meta.url);
const TABLE = new URL('./ladder.md', import.meta.url);

const [id = '', ...given] = process.argv.slice(2);
const game = (await loadGames()).get(id);
if (!game) throw new RangeError(`no game ${id}`);
const standing = ladder(game, readFlags('ladder', game, given, Object.keys(PLAYERS)));
const kept: Kept = {
  ...standing,
  name: game.name,
  flags: given.join(' '),
  date: new Date().toISOString().slice(0, 10),
};

/** Same game, same two, same table: how many games and which deals doesn’t make another row. */
const rowOf = ({ game: of, bots, flags }: Kept): string =>
  [of, ...bots, ...flags.split(/ (?=--)/).filter((flag) => /^--(seats|options)/.test(flag))].join(' ');

const before = JSON.parse(readFileSync(KEPT, 'utf8')) as readonly Kept[];
const all = [...before.filter((one) => rowOf(one) !== rowOf(kept)), kept].sort((a, b) =>
  rowOf(a) < rowOf(b) ? -1 : 1,
);
writeFileSync(KEPT, `${JSON.stringify(all, null, 2)}\n`);

const percent = (n: number): string => (100 * n).toFixed(1);
const lines = all.map(
  ({ name, bots, games, share, low, high, margin, marginError, ms, game: of, flags, date }) =>
    `| ${name} | ${bots.join(' v ')} | ${percent(share)} | ${percent(low)} – ${percent(high)} | ${margin.toFixed(1)} ± ${marginError.toFixed(1)} | ${games} | ${ms.median} / ${ms.p99} | ${date} | \`ladder ${of} ${flags}\` |`,
);
writeFileSync(
  TABLE,
  `# Who beats whom

Made by \`node test/bench/ladder.ts\`, row by row; nothing here is typed. Shares are wins of a hundred of the first of the two, a draw counting by shares, over mirrored pairs of games. \`seer\` sees every card in its order, \`peeker\` every hand: they are no bots, and show what there is to win.

| game | who | share, % | 95 % | points ahead | games | ms, median / p99 | measured | by \`npm run -s referee --\` |
|---|---|---|---|---|---|---|---|---|
${lines.join('\n')}
`,
);
process.stdout.write(`${lines.at(all.indexOf(kept))}\n`);

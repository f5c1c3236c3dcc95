import { readFileSync, writeFileSync } from 'node:fs';
import { EMPTY_TALLY, type PairTally } from '../../src/bots/tally.ts';
import { readFlags } from '../../src/cli/flags.ts';
import { loadGames } from '../../src/cli/games.ts';
import { LADDER_PLAYERS, type LadderResult, playLadderPart } from '../../src/cli/ladder.ts';
import { botCodeHash } from './played-by.ts';

/**
 * Measures one pair of bots and replaces the figures of that pair at the same table:
 * `npm run bench -- ladder GAME --bots a,b …`, with the flags of the ladder on the command line. It continues stored
 * results with the same flags and code up to `--games`; `LADDER_SECONDS=600` limits a part. The figures are shown on
 * the about page and, with the commands, in ladder.md.
 */

interface StoredFigures extends LadderResult {
  readonly name: string;
  readonly flags: string;
  readonly date: string;
  /** The raw figures and the hash of the code that produced them, so that games can be added. */
  readonly tally: PairTally;
  readonly by: string;
}

const FIGURES_FILE = new URL('../../content/strength.json', import.meta.url);
const TABLE_FILE = new URL('./ladder.md', import.meta.url);
const TIME_LIMIT_S = Number(process.env['LADDER_SECONDS'] ?? Number.POSITIVE_INFINITY);

const readFigures = (): readonly StoredFigures[] => JSON.parse(readFileSync(FIGURES_FILE, 'utf8'));

const [id = '', ...flagArgs] = process.argv.slice(2);
const game = (await loadGames()).get(id);
if (!game) throw new RangeError(`no game ${id}`);

const partsOf = (flags: string): readonly string[] => flags.split(/ (?=--)/);

/** Key of a row: game, bots and table, without the number of games and the deals. */
const rowKey = ({ game: of, bots, flags }: Pick<StoredFigures, 'game' | 'bots' | 'flags'>): string =>
  [of, ...bots, ...partsOf(flags).filter((flag) => /^--(seats|options)/.test(flag))].join(' ');

/** Key of a contest: deals and settings, without the number of games. */
const contestKey = (flags: string): string =>
  partsOf(flags)
    .filter((flag) => !flag.startsWith('--games'))
    .join(' ');

const flags = readFlags('ladder', game, flagArgs, Object.keys(LADDER_PLAYERS));
const flagText = flagArgs.join(' ');
const codeHash = botCodeHash(id);
const row = rowKey({ game: id, bots: flags.bots, flags: flagText });
const previousFigures = readFigures().find(
  (one) => rowKey(one) === row && contestKey(one.flags) === contestKey(flagText) && one.by === codeHash,
);
const start = performance.now();
const { standing, tally } = playLadderPart(
  game,
  flags,
  previousFigures?.tally ?? EMPTY_TALLY,
  () => performance.now() - start < 1000 * TIME_LIMIT_S,
);
const newFigures: StoredFigures = {
  ...standing,
  // Without new games no thinking time was measured.
  ...(previousFigures && standing.games === previousFigures.games ? { ms: previousFigures.ms } : {}),
  name: game.name,
  flags: flagText.replace(/--games \d+/, `--games ${standing.games}`),
  date: new Date().toISOString().slice(0, 10),
  tally,
  by: codeHash,
};

// Another process may have measured another pair in the meantime.
const allFigures = [...readFigures().filter((one) => rowKey(one) !== row), newFigures].sort((a, b) =>
  rowKey(a) < rowKey(b) ? -1 : 1,
);
const json = JSON.stringify(allFigures, null, 2).replace(/\[\s+("\w+"),\s+("\w+")\s+\]/g, '[$1, $2]');
writeFileSync(FIGURES_FILE, `${json}\n`);

const percent = (n: number): string => (100 * n).toFixed(1);
const lines = allFigures.map(
  ({ name, bots, games, share, low, high, margin, marginError, ms, game: of, flags, date }) =>
    `| ${name} | ${bots.join(' v ')} | ${percent(share)} | ${percent(low)} – ${percent(high)} | ${margin.toFixed(1)} ± ${marginError.toFixed(1)} | ${games} | ${ms.median} / ${ms.p99} | ${date} | \`ladder ${of} ${flags}\` |`,
);
writeFileSync(
  TABLE_FILE,
  `# Who beats whom

Made by \`npm run bench -- ladder\`, row by row; nothing here is typed. Shares are wins of a hundred of the first of the two, a draw counting by shares, over mirrored pairs of games. \`seer\` sees every card in its order, \`peeker\` every hand: they are no bots, and show what there is to win.

| game | who | share, % | 95 % | points ahead | games | ms, median / p99 | measured | by \`npm run -s referee --\` |
|---|---|---|---|---|---|---|---|---|
${lines.join('\n')}
`,
);
process.stdout.write(`${lines.at(allFigures.indexOf(newFigures))}\n`);

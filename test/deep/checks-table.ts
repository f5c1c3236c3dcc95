import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PARTS, type Part } from './parts.ts';

/** The last run of a part. */
export interface PartRun {
  /** Tests that passed, or the last line that a script printed. */
  readonly amount: string;
  readonly seed: string;
  readonly commit: string;
  readonly date: string;
  readonly minutes: number;
  readonly result: 'passed' | 'failed' | 'skipped';
}
type PartRuns = Readonly<Record<string, PartRun>>;

const RUNS_FILE = fileURLToPath(new URL('./checks.json', import.meta.url));
const PAGE_FILE = fileURLToPath(new URL('../../docs/checks.md', import.meta.url));
const TABLE = /(?<=<!-- Made by the run. -->\n).*(?=<!-- End -->)/s;

export const readRuns = (): PartRuns =>
  existsSync(RUNS_FILE) ? (JSON.parse(readFileSync(RUNS_FILE, 'utf8')) as PartRuns) : {};

const cell = (text: string): string => text.replaceAll('|', '\\|');

function rowOf({ id, shows, onRequest }: Part, run: PartRun | undefined): string {
  const cells = run
    ? [cell(run.amount), run.seed, run.commit, run.date, `${run.minutes.toFixed(1)} min`, run.result]
    : [onRequest ?? '', '', '', '', '', onRequest === undefined ? 'not yet run' : 'on request'];
  return `| \`${id}\` | ${[shows, ...cells].join(' | ')} |`;
}

/** The table of all parts with their last runs, in Markdown. */
export function tableOf(runs: PartRuns): string {
  const titles = ['part', 'what it shows', 'amount', 'seed', 'commit', 'date', 'time', 'result'];
  const rows = PARTS.map((part) => rowOf(part, runs[part.id]));
  return [`| ${titles.join(' | ')} |`, `|${'---|'.repeat(titles.length)}`, ...rows, ''].join('\n');
}

/** The table as the page has it. */
export const shownTable = (): string => TABLE.exec(readFileSync(PAGE_FILE, 'utf8'))?.[0] ?? '';

/** Keeps the run of a part and writes the table anew. */
export function keepRun(id: string, run: PartRun): void {
  const runs = { ...readRuns(), [id]: run };
  writeFileSync(RUNS_FILE, `${JSON.stringify(runs, null, 2)}\n`);
  writeFileSync(
    PAGE_FILE,
    readFileSync(PAGE_FILE, 'utf8').replace(TABLE, () => tableOf(runs)),
  );
}

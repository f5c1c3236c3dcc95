import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Results of the mutants of a file at a commit. */
interface FileMutants {
  readonly commit: string;
  /** Hash of the file; another one discards the results. */
  readonly hash: string;
  readonly noticed: number;
  readonly missed: number;
}
type MutantResults = Readonly<Record<string, FileMutants>>;

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const RESULTS_FILE = `${ROOT}test/deep/mutants.json`;
const TABLE_FILE = `${ROOT}test/deep/mutants.md`;
/** The surviving mutants, for review; rewritten by every part. */
const MISSED_FILE = `${ROOT}.mutants/missed.txt`;
const REPORT = `${ROOT}.mutants/report.json`;
const MUTATED_FOLDERS = ['game', 'games', 'referee', 'scenarios', 'bots', 'table', 'exercise', 'features'];
/** Lines per run; each run first executes all tests once. */
const LINES_PER_RUN = Number(process.env['MUTANT_LINES'] ?? 600);
const MIN_SHARE = 0.85;
const NOTICED_STATUSES = ['Killed', 'Timeout', 'RuntimeError', 'CompileError'];
const MISSED_STATUSES = ['Survived', 'NoCoverage'];

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const textOf = (file: string): string => readFileSync(`${ROOT}${file}`, 'utf8');
const readResults = (): MutantResults =>
  existsSync(RESULTS_FILE) ? (JSON.parse(readFileSync(RESULTS_FILE, 'utf8')) as MutantResults) : {};

const folderOf = (file: string): string => file.split('/')[1] ?? '';

/** Files that only list texts for the build, with nothing to mutate. */
const isList = (file: string): boolean => textOf(file).includes('import.meta.glob');

/** The files of a folder that can be mutated. */
const filesOf = (folder: string): readonly string[] =>
  globSync(`src/${folder}/**/*.ts`, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isList(file));

/** Sort key of a file in a pseudo-random order, so that the first files are representative. */
const lot = (file: string): string => createHash('sha256').update(file).digest('hex');

/** The untested files of a folder, in parts of a number of lines. */
function partsOf(folder: string, results: MutantResults): readonly (readonly string[])[] {
  const parts: string[][] = [];
  let lines = LINES_PER_RUN;
  for (const file of filesOf(folder).toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1))) {
    if (results[file]?.hash === git('hash-object', file)) continue;
    if (lines >= LINES_PER_RUN) {
      parts.push([]);
      lines = 0;
    }
    parts.at(-1)?.push(file);
    lines += textOf(file).split('\n').length;
  }
  return parts;
}

/** Returns the first part of each folder, then the second, so that an interrupted run covers all folders. */
function planParts(folder: string | undefined, results: MutantResults): readonly (readonly string[])[] {
  const partsByFolder = (folder === undefined ? MUTATED_FOLDERS : [folder]).map((one) => partsOf(one, results));
  const maxParts = Math.max(...partsByFolder.map(({ length }) => length));
  return Array.from({ length: maxParts }, (_n, i) =>
    partsByFolder.flatMap((folderParts) => folderParts.slice(i, i + 1)),
  ).flat();
}

/** Runs the mutation tests on some files; null if the run didn't finish. */
function mutateFiles(files: readonly string[], commit: string): MutantResults | null {
  rmSync(REPORT, { force: true });
  const env = { ...process.env, MUTATE: files.join(), REPORT, FOLDER: folderOf(files[0] ?? '') };
  spawnSync('stryker', ['run', 'test/deep/stryker.config.mjs'], { cwd: ROOT, stdio: 'inherit', env });
  if (!existsSync(REPORT)) return null;
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as { files: Record<string, { mutants: Mutant[] }> };
  const mutantsByFile: Record<string, FileMutants> = {};
  const missedMutants: string[] = [];
  for (const file of files) {
    const mutants = report.files[file]?.mutants ?? [];
    const survivors = mutants.filter(({ status }) => MISSED_STATUSES.includes(status));
    const noticed = mutants.filter(({ status }) => NOTICED_STATUSES.includes(status)).length;
    mutantsByFile[file] = { commit, hash: git('hash-object', file), noticed, missed: survivors.length };
    for (const { location, mutatorName, replacement } of survivors) {
      missedMutants.push(`${file}:${location.start.line} ${mutatorName}: ${replacement ?? ''}`);
    }
  }
  writeFileSync(MISSED_FILE, `${missedMutants.join('\n')}\n`, { flag: 'a' });
  return mutantsByFile;
}

const shareOf = (fileResults: readonly FileMutants[]): { readonly total: number; readonly noticed: number } => {
  const noticed = fileResults.reduce((sum, one) => sum + one.noticed, 0);
  return { noticed, total: noticed + fileResults.reduce((sum, one) => sum + one.missed, 0) };
};

/** Prints a row per folder. @returns whether every tested folder reached its bar */
function writeTable(results: MutantResults): boolean {
  const sortedResults = Object.fromEntries(Object.entries(results).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(RESULTS_FILE, `${JSON.stringify(sortedResults, null, 2)}\n`);
  let isGood = true;
  const rows = MUTATED_FOLDERS.map((folder) => {
    const files = filesOf(folder);
    const folderEntries = Object.entries(sortedResults).filter(([file]) => file.startsWith(`src/${folder}/`));
    const { total, noticed } = shareOf(folderEntries.map(([, fileMutants]) => fileMutants));
    if (total > 0 && noticed < MIN_SHARE * total) isGood = false;
    const share = total > 0 ? `${((100 * noticed) / total).toFixed(1)} %` : '';
    const commits = [...new Set(folderEntries.map(([, { commit }]) => commit))].join(', ');
    return `| \`src/${folder}\` | ${folderEntries.length} of ${files.length} | ${noticed} of ${total} | ${share} | ${commits} |`;
  });
  writeFileSync(
    TABLE_FILE,
    `# Mutants

Made by \`npm run check:deep -- mutants\`; nothing here is typed. Of the small changes made to a folder, one at a time, how many some test noticed.

| folder | files | noticed | share | at commit |
|---|---|---|---|---|
${rows.join('\n')}
`,
  );
  return isGood;
}

/**
 * Mutates the games, the contract and the code that uses them; a test has to notice each mutant. Results are kept as
 * long as a file doesn't change, so it can run in parts: none begins after `MUTANT_SECONDS`.
 * @param folder one folder below `src`, like `game`; by default all of them, which takes hours
 * @returns whether at least 85 of 100 were noticed
 */
export function checkMutants(folder: string | undefined): boolean {
  const deadline = Date.now() + Number(process.env['MUTANT_SECONDS'] ?? 3000) * 1000;
  const commit = git('rev-parse', '--short', 'HEAD');
  mkdirSync(`${ROOT}.mutants`, { recursive: true });
  let results = readResults();
  for (const files of planParts(folder, results)) {
    if (Date.now() > deadline) break;
    const runResults = mutateFiles(files, commit);
    if (!runResults) return false;
    results = { ...results, ...runResults };
    writeTable(results);
  }
  const filesLeft = planParts(folder, results).flat().length;
  process.stdout.write(`${filesLeft} files are left. Survivors: .mutants/missed.txt\n`);
  return writeTable(results);
}

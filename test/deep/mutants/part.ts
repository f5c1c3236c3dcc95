import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { instrument, type Mutant } from './instrument.ts';
import { RUN_FOLDER, readJson } from './plan.ts';
import { tryMutants } from './rounds.ts';

/** What became of the mutants tried in a file, or of a sample of those of a folder. */
interface MutantResult {
  readonly commit: string;
  readonly date: string;
  readonly noticed: number;
  /** The keys of the others; in a sample each after its file. */
  readonly missed: readonly string[];
  /** Those of the missed that no test comes to. */
  readonly unreached: readonly string[];
  /** How many only run while modules are loaded, and weren’t tried. */
  readonly atLoad: number;
}
interface FileResult extends MutantResult {
  /** Hash of the file; another one discards the result. */
  readonly hash: string;
}
interface Results {
  readonly files: Readonly<Record<string, FileResult>>;
  readonly samples: Readonly<Record<string, MutantResult>>;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const RESULTS_FILE = `${ROOT}test/deep/mutants.json`;
const TABLE_FILE = `${ROOT}test/deep/mutants.md`;
/** The folders whose mutants are tried, with the share of them that a test has to notice. */
const BARS: Readonly<Record<string, number>> = {
  'src/game': 0.95,
  'src/referee': 0.95,
  'src/games': 0.85,
  'src/scenarios': 0.85,
  'src/exercise': 0.85,
  'src/bots': 0.85,
  'src/table': 0.85,
  'src/features/*/state': 0.85,
};
const FOLDERS = Object.keys(BARS);
/** Mutants per run; each run first executes all tests without any. */
const MUTANTS_PER_RUN = Number(process.env['MUTANTS_PER_RUN'] ?? 1500);
const SAMPLE_SIZE = Number(process.env['SAMPLE'] ?? 20);

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
const contentHash = (file: string): string => hashOf(readFileSync(`${ROOT}${file}`, 'utf8'));
const readResults = (): Results =>
  existsSync(RESULTS_FILE) ? readJson<Results>(RESULTS_FILE) : { files: {}, samples: {} };

/** Lists texts for the build, or belongs to a component: works on elements of a page, which the browser tests watch. */
const ONLY_IN_BUILD_OR_BROWSER = /import\.meta\.glob|preact\/hooks|(HTML|SVG)\w*Element/;

/** Files of a folder whose code unit tests can come to; not what starts a worker. */
const filesOf = (folder: string): readonly string[] =>
  globSync(`${folder}/**/*.ts`, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => !(file.endsWith('/worker.ts') || ONLY_IN_BUILD_OR_BROWSER.test(readFileSync(`${ROOT}${file}`, 'utf8'))),
    );

const shareText = (noticed: number, total: number): string =>
  total > 0 ? `${((100 * noticed) / total).toFixed(1)} %` : '';

/** Result of some mutants after their tests. */
function resultOf(
  mutants: readonly Mutant[],
  outcome: Awaited<ReturnType<typeof tryMutants>>,
  name: (one: Mutant) => string,
): MutantResult {
  const tried = mutants.filter(({ id }) => !outcome.atLoad.has(id));
  const missed = tried.filter(({ id }) => !outcome.noticed.has(id));
  return {
    commit: git('rev-parse', '--short', 'HEAD'),
    date: new Date().toISOString().slice(0, 10),
    noticed: tried.length - missed.length,
    missed: missed.map(name),
    unreached: missed.filter(({ id }) => !outcome.reached.has(id)).map(name),
    atLoad: mutants.length - tried.length,
  };
}

/** Tries all mutants of some files. */
async function tryFiles(files: readonly string[]): Promise<Results['files']> {
  const { texts, mutants } = await instrument(files);
  const outcome = await tryMutants(texts);
  return Object.fromEntries(
    files.map((file): [string, FileResult] => {
      const ofFile = mutants.filter((mutant) => mutant.file === file);
      return [file, { ...resultOf(ofFile, outcome, ({ key }) => key), hash: contentHash(file) }];
    }),
  );
}

/** The files of a folder without a result, in parts of about a number of mutants; in an order that chance would give. */
async function partsOf(folder: string, { files }: Results): Promise<readonly (readonly string[])[]> {
  const left = filesOf(folder).filter((file) => files[file]?.hash !== contentHash(file));
  const { mutants } = await instrument(left);
  const parts: string[][] = [];
  let size = MUTANTS_PER_RUN;
  for (const file of left.toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1))) {
    if (size >= MUTANTS_PER_RUN) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(file);
    size += mutants.filter((mutant) => mutant.file === file).length;
  }
  return parts;
}

/** Tries the mutants that no test noticed the last time again: after tests were added. */
async function tryMissed(folder: string, results: Results): Promise<Results['files']> {
  const current = filesOf(folder).filter((file) => results.files[file]?.hash === contentHash(file));
  const missed = new Map(current.map((file) => [file, new Set(results.files[file]?.missed)]));
  const files = current.filter((file) => missed.get(file)?.size);
  const { mutants: allMutants } = await instrument(files);
  const wanted = allMutants.filter(({ file, key }) => missed.get(file)?.has(key));
  const { texts, mutants } = await instrument(files, (file) =>
    wanted.filter((one) => one.file === file).map(({ location }) => location),
  );
  const again = mutants.filter(({ file, key }) => missed.get(file)?.has(key));
  const outcome = await tryMutants(texts);
  return Object.fromEntries(
    files.map((file): [string, FileResult] => {
      const { noticed, atLoad, hash } = results.files[file] as FileResult;
      const result = resultOf(
        again.filter((one) => one.file === file),
        outcome,
        ({ key }) => key,
      );
      return [file, { ...result, noticed: noticed + result.noticed, atLoad: atLoad + result.atLoad, hash }];
    }),
  );
}

/** Tries some mutants of folders, drawn by lot; another seed draws others. */
async function trySamples(seed: string, folders: readonly string[]): Promise<Results['samples']> {
  const { mutants: allMutants } = await instrument(folders.flatMap(filesOf));
  const nameOf = ({ file, key }: Mutant): string => `${file}:${key}`;
  const drawn = new Map(
    folders.map((folder) => {
      const files = new Set(filesOf(folder));
      const lots = allMutants
        .filter(({ file }) => files.has(file))
        .map((one) => ({ lot: hashOf(seed + nameOf(one)), one }));
      return [
        folder,
        lots
          .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
          .slice(0, SAMPLE_SIZE)
          .map(({ one }) => one),
      ];
    }),
  );
  const wanted = [...drawn.values()].flat();
  const files = [...new Set(wanted.map(({ file }) => file))];
  const { texts, mutants } = await instrument(files, (file) =>
    wanted.filter((one) => one.file === file).map(({ location }) => location),
  );
  const outcome = await tryMutants(texts);
  return Object.fromEntries(
    [...drawn].map(([folder, sample]) => {
      const names = new Set(sample.map(nameOf));
      return [
        folder,
        resultOf(
          mutants.filter((one) => names.has(nameOf(one))),
          outcome,
          nameOf,
        ),
      ];
    }),
  );
}

/** Writes the results and a row per folder. @returns whether every folder tried reached its bar */
function keep(results: Results): boolean {
  const files = Object.fromEntries(Object.entries(results.files).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(RESULTS_FILE, `${JSON.stringify({ ...results, files }, null, 1)}\n`);
  let isGood = true;
  const rows = FOLDERS.map((folder) => {
    const ofFolder = filesOf(folder);
    const tried = ofFolder.flatMap((file) => files[file] ?? []);
    const noticed = tried.reduce((sum, one) => sum + one.noticed, 0);
    const total = noticed + tried.reduce((sum, { missed }) => sum + missed.length, 0);
    const sample = results.samples[folder];
    const sampled = sample ? sample.noticed + sample.missed.length : 0;
    const bar = BARS[folder] ?? 0;
    if (tried.length === ofFolder.length && noticed < bar * total) isGood = false;
    const commits = [...new Set(tried.map(({ commit }) => commit))].join(', ');
    const whole = `${tried.length} of ${ofFolder.length} | ${noticed} of ${total} | ${shareText(noticed, total)} | ${commits}`;
    const drawn = sample
      ? `${sample.noticed} of ${sampled} | ${shareText(sample.noticed, sampled)} | ${sample.commit}`
      : ' | | ';
    return `| \`${folder}\` | ${100 * bar} % | ${whole} | ${drawn} |`;
  });
  writeFileSync(
    TABLE_FILE,
    `# Mutants

Made by \`npm run check:deep -- mutants\` and \`mutants-sample\`; nothing here is typed. Of the small changes made to the code, one at a time, how many some test noticed: of all in the files tried so far, and of a sample drawn from the whole folder. What only runs while modules are loaded isn’t counted, nor what works on elements of a page.

| folder | bar | files | noticed | share | at commit | of a sample | share | at commit |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`,
  );
  return isGood;
}

const report = (results: Results['files'] | Results['samples']): void => {
  for (const [place, { noticed, missed, unreached, atLoad }] of Object.entries(results)) {
    process.stdout.write(`${place}: ${noticed} of ${noticed + missed.length} noticed, ${atLoad} at load\n`);
    for (const key of missed) process.stdout.write(`  ${unreached.includes(key) ? 'not reached' : 'missed'} ${key}\n`);
  }
  const all = Object.values(results);
  const noticed = all.reduce((sum, one) => sum + one.noticed, 0);
  const missed = all.reduce((sum, one) => sum + one.missed.length, 0);
  process.stdout.write(`${noticed} of ${noticed + missed} noticed\n`);
};

/**
 * Changes the code in small ways, one at a time; a test has to notice each. Results are kept as long as a file doesn’t
 * change, so it can run in parts: none begins after `MUTANT_SECONDS`.
 * @param what `mutants` for all that is left, `mutants-sample` for a few of every folder, `mutants-again` for those
 *   missed so far
 * @param folder one of the folders; by default all of them, which takes hours. Other files, like `src/game/a*.ts`, are
 *   tried without keeping results, to work on their tests
 * @returns whether all folders that are through reached their bars
 */
async function checkMutants(what: string, folder: string | undefined): Promise<boolean> {
  const deadline = Date.now() + Number(process.env['MUTANT_SECONDS'] ?? 2400) * 1000;
  process.chdir(ROOT);
  mkdirSync(RUN_FOLDER, { recursive: true });
  let results = readResults();
  if (what === 'mutants-sample') {
    const samples = await trySamples(process.env['SEED'] ?? git('rev-parse', 'HEAD'), folder ? [folder] : FOLDERS);
    report(samples);
    return keep({ ...results, samples: { ...results.samples, ...samples } });
  }
  if (folder !== undefined && !FOLDERS.includes(folder)) {
    report(await tryFiles(globSync(folder)));
    return true;
  }
  for (const one of folder === undefined ? FOLDERS : [folder]) {
    const parts = what === 'mutants-again' ? [null] : await partsOf(one, results);
    for (const part of parts) {
      if (Date.now() > deadline) break;
      const tried = part ? await tryFiles(part) : await tryMissed(one, results);
      report(tried);
      results = { ...results, files: { ...results.files, ...tried } };
      keep(results);
    }
  }
  return keep(results);
}

const [what = 'mutants', folder] = process.argv.slice(2);
process.exit((await checkMutants(what, folder)) ? 0 : 1);

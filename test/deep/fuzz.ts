import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadGames } from '../../src/cli/games.ts';
import { askTimed, MAX_MS } from '../fuzz/ask.ts';
import { type FuzzLine, linesFrom, POOL_LINES } from '../fuzz/lines.ts';
import { peakMegabytes } from '../peak-memory.ts';

/** Progress for the commit under test; the next run continues from it. */
interface Progress {
  commit: string;
  nextSeed: number;
  lines: number;
  errors: number;
  slowest: { ms: number; seed: number };
  /** Peak memory of the process, and the line that caused it. */
  peak: { mb: number; seed: number };
}

const PROGRESS_FILE = new URL('../../.fuzz/progress.json', import.meta.url);
const MAX_LINES = 1_000_000;
/** Time limit of one run, in seconds. */
const TIME_LIMIT_S = Number(process.env['FUZZ_SECONDS'] ?? 3000);
/** Allowed growth of the heap after the warm-up, in bytes. */
const MAX_GROWTH_BYTES = 40e6;
/** Limit for the whole process, MB: the referee, the games and the generator of lines. */
const MAX_MB = 200;
const WARM_UP_LINES = 4 * POOL_LINES;

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

function readProgress(): Progress {
  const storedProgress = existsSync(PROGRESS_FILE)
    ? (JSON.parse(readFileSync(PROGRESS_FILE, 'utf8')) as Progress)
    : undefined;
  const seed = process.env['SEED'];
  // Another process has other memory use, so the peak isn't kept.
  const peakMemory = { mb: 0, seed: 0 };
  if (storedProgress?.commit === commit && seed === undefined) return { ...storedProgress, peak: peakMemory };
  return {
    commit,
    nextSeed: Number(seed ?? 1),
    lines: 0,
    errors: 0,
    slowest: { ms: 0, seed: 0 },
    peak: peakMemory,
  };
}

/** Heap size in bytes, after a garbage collection if Node exposes one. */
function heapUsed(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

const failureText = ({ seed, command, text }: FuzzLine, fault: string): string =>
  `SEED=${seed} ${command}: ${fault.slice(0, 1500)}\n${text.slice(0, 3000)}\n`;

/**
 * Runs mutated lines until the time limit, or until a million are done in all. Returns whether all were answered and
 * memory stayed within its limits.
 */
async function fuzz(): Promise<boolean> {
  const games = [...(await loadGames()).values()];
  const progress = readProgress();
  const deadline = Date.now() + TIME_LIMIT_S * 1000;
  let failureCount = 0;
  let linesThisRun = 0;
  let heapAfterWarmUp = 0;
  for (const line of linesFrom(games, progress.nextSeed)) {
    if (progress.lines >= MAX_LINES || Date.now() > deadline) break;
    const { fault, isError, ms } = askTimed(games, line.command, line.text);
    progress.lines++;
    progress.nextSeed = line.seed + 1;
    if (isError) progress.errors++;
    if (ms > progress.slowest.ms) progress.slowest = { ms, seed: line.seed };
    const mb = peakMegabytes();
    if (mb > progress.peak.mb) progress.peak = { mb, seed: line.seed };
    if (fault) {
      failureCount++;
      process.stdout.write(failureText(line, fault));
    }
    if (++linesThisRun === WARM_UP_LINES) heapAfterWarmUp = heapUsed();
  }
  const growth = linesThisRun > WARM_UP_LINES ? heapUsed() - heapAfterWarmUp : 0;
  mkdirSync(new URL('.', PROGRESS_FILE), { recursive: true });
  writeFileSync(PROGRESS_FILE, JSON.stringify(progress));
  const { lines, errors, slowest, peak } = progress;
  process.stdout.write(
    `${commit}: ${linesThisRun} lines now, ${lines} of ${MAX_LINES} in all, ${errors} of them errors, the others answered; slowest ${slowest.ms.toFixed(0)} of ${MAX_MS} ms (SEED=${slowest.seed}); heap ${growth > 0 ? '+' : ''}${(growth / 1e6).toFixed(1)} MB, at most ${peak.mb.toFixed(0)} of ${MAX_MB} MB (SEED=${peak.seed}); ${failureCount} bad.\n`,
  );
  return failureCount === 0 && growth < MAX_GROWTH_BYTES && peak.mb < MAX_MB;
}

process.exit((await fuzz()) ? 0 : 1);

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadGames } from '../../src/cli/games.ts';
import { askTimed, MAX_MS } from '../fuzz/ask.ts';
import { type FuzzLine, linesFrom, POOL_LINES } from '../fuzz/lines.ts';
import { peakMegabytes } from '../peak-memory.ts';

/** Progress for the commit under test; the next part continues from it. */
interface Progress {
  commit: string;
  next: number;
  lines: number;
  errors: number;
  slowest: { ms: number; seed: number };
  /** Peak memory of the process, and the line that caused it. */
  most: { mb: number; seed: number };
}

const PROGRESS_FILE = new URL('../../.fuzz/progress.json', import.meta.url);
const MAX_LINES = 1_000_000;
/** Time limit of a part. */
const TIME_LIMIT_S = Number(process.env['FUZZ_SECONDS'] ?? 3000);
/** Allowed growth of the heap after the warm-up. */
const MOST_GROWTH = 40e6;
/** Limit for the whole process, MB: the referee, the games and the generator of lines. */
const MOST_MB = 200;
const WARM_UP_LINES = 4 * POOL_LINES;

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

function readProgress(): Progress {
  const storedProgress = existsSync(PROGRESS_FILE)
    ? (JSON.parse(readFileSync(PROGRESS_FILE, 'utf8')) as Progress)
    : undefined;
  const seed = process.env['SEED'];
  // Another process has other memory use, so the peak isn't kept.
  const peakMemory = { mb: 0, seed: 0 };
  if (storedProgress?.commit === commit && seed === undefined) return { ...storedProgress, most: peakMemory };
  return {
    commit,
    next: Number(seed ?? 1),
    lines: 0,
    errors: 0,
    slowest: { ms: 0, seed: 0 },
    most: peakMemory,
  };
}

/** Heap size; only meaningful after a garbage collection. */
function heapUsed(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

const failureText = ({ seed, command, text }: FuzzLine, fault: string): string =>
  `SEED=${seed} ${command}: ${fault.slice(0, 1500)}\n${text.slice(0, 3000)}\n`;

/** Runs a million mutated lines. @returns whether all were answered in time */
async function fuzz(): Promise<boolean> {
  const games = [...(await loadGames()).values()];
  const progress = readProgress();
  const deadline = Date.now() + TIME_LIMIT_S * 1000;
  let failureCount = 0;
  let doneHere = 0;
  let warm = 0;
  for (const line of linesFrom(games, progress.next)) {
    if (progress.lines >= MAX_LINES || Date.now() > deadline) break;
    const { fault, isError, ms } = askTimed(games, line.command, line.text);
    progress.lines++;
    progress.next = line.seed + 1;
    if (isError) progress.errors++;
    if (ms > progress.slowest.ms) progress.slowest = { ms, seed: line.seed };
    const mb = peakMegabytes();
    if (mb > progress.most.mb) progress.most = { mb, seed: line.seed };
    if (fault) {
      failureCount++;
      process.stdout.write(failureText(line, fault));
    }
    if (++doneHere === WARM_UP_LINES) warm = heapUsed();
  }
  const growth = doneHere > WARM_UP_LINES ? heapUsed() - warm : 0;
  mkdirSync(new URL('.', PROGRESS_FILE), { recursive: true });
  writeFileSync(PROGRESS_FILE, JSON.stringify(progress));
  const { lines, errors, slowest, most } = progress;
  process.stdout.write(
    `${commit}: ${doneHere} lines now, ${lines} of ${MAX_LINES} in all, ${errors} of them errors, the others answered; slowest ${slowest.ms.toFixed(0)} of ${MAX_MS} ms (SEED=${slowest.seed}); heap ${growth > 0 ? '+' : ''}${(growth / 1e6).toFixed(1)} MB, at most ${most.mb.toFixed(0)} of ${MOST_MB} MB (SEED=${most.seed}); ${failureCount} bad.\n`,
  );
  return failureCount === 0 && growth < MOST_GROWTH && most.mb < MOST_MB;
}

process.exit((await fuzz()) ? 0 : 1);

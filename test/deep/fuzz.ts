import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadGames } from '../../src/cli/games.ts';
import { COMMANDS, type Command } from '../../src/referee/answer.ts';
import { ANSWER_PATTERN, MAX_MS } from '../fuzz/ask.ts';
import { type FuzzLine, linesFrom } from '../fuzz/lines.ts';
import { MAX_MB } from '../games/referee-process.ts';
import { startReferee } from './piped-referee.ts';

/** What the lines of one command came to; the worst with the seeds of their lines. */
interface Tally {
  lines: number;
  errors: number;
  bad: number;
  slowest: { ms: number; seed: number };
  peak: { mb: number; seed: number };
}

/** Progress for the code under test; the next run continues from it. */
interface Progress {
  readonly commit: string;
  nextSeed: number;
  readonly tallies: Record<Command, Tally>;
}

const PROGRESS_FILE = new URL('../../.fuzz/progress.json', import.meta.url);
const MAX_LINES = 1_000_000;
/** Time limit of one run, in seconds. */
const TIME_LIMIT_S = Number(process.env['FUZZ_SECONDS'] ?? 3000);

/** Makes the exit code 2. */
const WRONG_LINE = '{}';

/** The last commit that changed the code; one that changes tests or texts loses no progress. */
const commit = execFileSync('git', ['log', '-1', '--format=%h', '--', 'src'], { encoding: 'utf8' }).trim();

const noLines = (): Tally => ({
  lines: 0,
  errors: 0,
  bad: 0,
  slowest: { ms: 0, seed: 0 },
  peak: { mb: 0, seed: 0 },
});

function readProgress(): Progress {
  const storedProgress = existsSync(PROGRESS_FILE)
    ? (JSON.parse(readFileSync(PROGRESS_FILE, 'utf8')) as Progress)
    : undefined;
  const seed = process.env['SEED'];
  if (storedProgress?.commit === commit && storedProgress.tallies && seed === undefined) return storedProgress;
  const tallies = Object.fromEntries(COMMANDS.map((command) => [command, noLines()])) as Progress['tallies'];
  return { commit, nextSeed: Number(seed ?? 1), tallies };
}

const sumOf = (tallies: Progress['tallies'], key: 'lines' | 'errors' | 'bad'): number =>
  Object.values(tallies).reduce((sum, tally) => sum + tally[key], 0);

const tallyText = ([command, { lines, slowest, peak }]: readonly [string, Tally]): string =>
  `${command} ${lines} lines, ${slowest.ms} ms (SEED=${slowest.seed}), ${peak.mb.toFixed(0)} MB (SEED=${peak.seed})`;

type Referee = ReturnType<typeof startReferee>;

/** Asks about a line and adds the answer to the tally. Says what is wrong with it. */
async function check({ seed, command, text }: FuzzLine, referee: Referee, tally: Tally): Promise<void> {
  const answer = await referee.ask(text);
  const { ms, mb } = answer;
  tally.lines++;
  if (answer.text.startsWith('{"error"')) tally.errors++;
  if (ms > tally.slowest.ms) tally.slowest = { ms, seed };
  if (mb > tally.peak.mb) tally.peak = { mb, seed };
  if (ANSWER_PATTERN.test(answer.text) && ms <= MAX_MS) return;
  tally.bad++;
  process.stdout.write(`SEED=${seed} ${command}, ${ms} ms: ${answer.text.slice(0, 1500)}\n${text.slice(0, 3000)}\n`);
}

/** Starts the process of a command and waits until it has loaded, which is no line's time. */
async function start(command: Command): Promise<readonly [Command, Referee]> {
  const referee = startReferee(command);
  await referee.ask(WRONG_LINE);
  return [command, referee];
}

/** Ends the process of a command. Returns whether it ended as after a wrong line, without a complaint. */
async function end([command, referee]: readonly [Command, Referee]): Promise<boolean> {
  const { code, complaints } = await referee.end();
  if (complaints === '' && code === 2) return true;
  process.stdout.write(`${command} ended with ${code}: ${complaints.slice(0, 3000)}\n`);
  return false;
}

/**
 * Pipes changed lines to one process of each command, as users start it, until the time limit or until a million are
 * done in all. Returns whether all were answered in time and memory.
 */
async function fuzz(): Promise<boolean> {
  const games = [...(await loadGames()).values()];
  const progress = readProgress();
  const { tallies } = progress;
  const deadline = Date.now() + TIME_LIMIT_S * 1000;
  const linesBefore = sumOf(tallies, 'lines');
  const referees = new Map(await Promise.all(COMMANDS.map(start)));
  // Each process answers one line at a time, while the others answer theirs.
  const pending = new Map<Command, Promise<void>>();
  let lines = linesBefore;
  for (const line of linesFrom(games, progress.nextSeed)) {
    if (lines++ >= MAX_LINES || Date.now() > deadline) break;
    await pending.get(line.command);
    pending.set(line.command, check(line, referees.get(line.command) as Referee, tallies[line.command]));
    progress.nextSeed = line.seed + 1;
  }
  await Promise.all(pending.values());
  const areEndsGood = (await Promise.all([...referees].map(end))).every(Boolean);
  mkdirSync(new URL('.', PROGRESS_FILE), { recursive: true });
  writeFileSync(PROGRESS_FILE, JSON.stringify(progress));
  const done = sumOf(tallies, 'lines');
  const bad = sumOf(tallies, 'bad');
  process.stdout.write(
    `${commit}: ${done - linesBefore} lines now, ${done} of ${MAX_LINES} in all, ${sumOf(tallies, 'errors')} of them errors, the others answered; at most ${MAX_MS} ms and ${MAX_MB} MB: ${Object.entries(tallies).map(tallyText).join('; ')}; ${bad} bad.\n`,
  );
  return areEndsGood && bad === 0 && Object.values(tallies).every(({ peak }) => peak.mb < MAX_MB);
}

if (existsSync('/proc/self/status')) process.exit((await fuzz()) ? 0 : 1);
process.stdout.write('Skipped: the memory of another process is read from /proc, which this system hasn’t got.\n');

import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  addEntry,
  LOG_FILE,
  LogReader,
  PLAN_FILE,
  type Plan,
  TEXTS_FILE,
  type TestTrace,
  type TryEntry,
} from './plan.ts';

/** What became of mutants, by their switches. */
export interface Outcome {
  readonly noticed: ReadonlySet<string>;
  /** Those that only run while modules are loaded; a switch comes too late for them. */
  readonly atLoad: ReadonlySet<string>;
  /** Those that some test comes to. */
  readonly reached: ReadonlySet<string>;
}

/** The tests of a mutant may take that long in all, in ms of processor time; the quickest come first. */
const BUDGET_MS = 10_000;
/** Tests up to that long come first for all mutants; the longer ones only for those that are left. */
const QUICK_MS = 100;
/** A mutant that takes that much longer than the test alone is an endless loop. */
const hangMs = (ms: number): number => 20_000 + 30 * ms;

const startTests = (mode: 'trace' | 'try', files: readonly string[]): ReturnType<typeof spawn> =>
  spawn('vitest', ['run', '--config', 'test/deep/mutants/vitest.config.ts', '--reporter', 'dot', ...files], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, MUTANTS: mode },
  });

/** Runs all tests without a mutant. @returns what each of them comes to */
async function traceTests(): Promise<readonly TestTrace[]> {
  rmSync(LOG_FILE, { force: true });
  const child = startTests('trace', (process.env['MUTANT_TESTS'] ?? '').split(' ').filter(Boolean));
  await new Promise((resolve) => child.once('close', resolve));
  return new LogReader<TestTrace>().read();
}

/** The tests of each mutant, the quickest first, as far as the budget goes. */
function testsByMutant(traces: readonly TestTrace[]): ReadonlyMap<string, readonly TestTrace[]> {
  const tests = new Map<string, TestTrace[]>();
  const spentMs = new Map<string, number>();
  for (const trace of traces.toSorted((a, b) => a.ms - b.ms)) {
    for (const mutant of Object.keys(trace.hits)) {
      const spent = (spentMs.get(mutant) ?? 0) + trace.ms;
      if (spent > BUDGET_MS) continue;
      spentMs.set(mutant, spent);
      tests.set(mutant, [...(tests.get(mutant) ?? []), trace]);
    }
  }
  return tests;
}

/** What is left to try, as the log says. */
class Round {
  readonly #log = new LogReader<TryEntry>();
  readonly #tried = new Set<string>();
  readonly #dropped = new Set<string>();
  /** Tries that began and haven't ended, with the time when that was seen. */
  readonly #open = new Map<string, { entry: TryEntry; since: number }>();
  readonly noticed = new Set<string>();
  /** Number of tries that ended. */
  ended = 0;
  lastTest = '';

  read(): void {
    for (const entry of this.#log.read()) {
      const { mutant, test, event } = entry;
      if (event === 'begun') {
        this.lastTest = test;
        this.#open.set(`${mutant} ${test}`, { entry, since: Date.now() });
        this.#open.delete(mutant === '' ? '' : ` ${test}`);
        continue;
      }
      this.#open.delete(`${mutant} ${test}`);
      this.ended++;
      if (event === 'noticed') this.noticed.add(mutant);
      if (event === 'missed') this.#tried.add(`${mutant} ${test}`);
    }
  }

  /** The try that takes longer than any should. */
  hung(msOf: (test: string) => number): TryEntry | undefined {
    const now = Date.now();
    return [...this.#open.values()].find(({ entry, since }) => now - since > hangMs(msOf(entry.test)))?.entry;
  }

  /** Forgets the tries of a process that was ended. */
  forgetOpen(): void {
    this.#open.clear();
  }

  drop(test: string): void {
    this.#dropped.add(test);
  }

  isLeft(mutant: string, test: string): boolean {
    return !(this.noticed.has(mutant) || this.#tried.has(`${mutant} ${test}`) || this.#dropped.has(test));
  }
}

/** The plan of what is left of the tests up to a duration. */
function planOf(tests: ReadonlyMap<string, readonly TestTrace[]>, round: Round, maxMs: number): Plan {
  const planned: Record<string, { ms: number; hits: Record<string, number> }> = {};
  const msByFile = new Map<string, number>();
  for (const [mutant, traces] of tests) {
    for (const { test, file, ms, hits } of traces) {
      if (ms > maxMs || !round.isLeft(mutant, test)) continue;
      planned[test] ??= { ms, hits: {} };
      planned[test].hits[mutant] = hits[mutant] ?? 0;
      msByFile.set(file, (msByFile.get(file) ?? 0) + ms);
    }
  }
  const files = [...msByFile].toSorted(([, a], [, b]) => a - b).map(([file]) => file);
  return { tests: planned, files };
}

/** Runs a plan once, until it is through, its process ends, or a mutant hangs. */
async function runPlan(plan: Plan, round: Round): Promise<void> {
  writeFileSync(PLAN_FILE, JSON.stringify(plan));
  const child = startTests('try', plan.files);
  let isOver = false;
  const closed = new Promise((resolve) => child.once('close', resolve)).then(() => (isOver = true));
  while (!isOver) {
    await Promise.race([closed, sleep(1000)]);
    round.read();
    const hung = round.hung((test) => plan.tests[test]?.ms ?? 0);
    if (!hung || isOver) continue;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await closed;
    if (hung.mutant !== '') addEntry({ ...hung, event: 'noticed' });
  }
  round.read();
  round.forgetOpen();
}

/**
 * Tries mutants on the tests that come to them.
 * @param texts the files with their mutants, by path
 * @returns those some test noticed, and those no test could
 */
export async function tryMutants(texts: Readonly<Record<string, string>>): Promise<Outcome> {
  writeFileSync(TEXTS_FILE, JSON.stringify(texts));
  const traces = await traceTests();
  rmSync(LOG_FILE, { force: true });
  const tests = testsByMutant(traces.filter(({ isSteady }) => isSteady));
  const round = new Round();
  for (const maxMs of [QUICK_MS, Number.POSITIVE_INFINITY]) {
    let plan = planOf(tests, round, maxMs);
    while (plan.files.length > 0) {
      const endedBefore = round.ended;
      round.lastTest = '';
      await runPlan(plan, round);
      // A test that fails by itself in a new process can't tell anything.
      if (round.ended === endedBefore) {
        if (!(round.lastTest in plan.tests)) throw new Error('The tests could not be started.');
        round.drop(round.lastTest);
      }
      plan = planOf(tests, round, maxMs);
    }
  }
  const reached = new Set(traces.flatMap(({ test, hits }) => (test === 'load' ? [] : Object.keys(hits))));
  const loaded = traces.flatMap(({ test, hits }) => (test === 'load' ? Object.keys(hits) : []));
  return { noticed: round.noticed, atLoad: new Set(loaded.filter((mutant) => !reached.has(mutant))), reached };
}

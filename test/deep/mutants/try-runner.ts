import { type RunnerTestCase, TestRunner } from 'vitest';
import { addEntry, LogReader, PLAN_FILE, type Plan, readJson, type TryEntry } from './plan.ts';
import { mutantSwitch } from './trace-runner.ts';

/** Exit status of a process whose modules a mutant has changed for good. */
const SPOILT = 3;

/** Coming to a mutant that much more often than without it is an endless loop. */
const hitLimit = (hits: number): number => 100 * hits + 1000;

/**
 * Runs each test of the plan once without a mutant, then with each mutant it comes to that no test has noticed, one
 * after the other in the same process, which saves loading everything again. After a failure it runs the test without
 * the mutant, to see that the failure came from it and not from what an earlier one left behind.
 */
export default class TryRunner extends TestRunner {
  readonly #plan = readJson<Plan>(PLAN_FILE);
  readonly #log = new LogReader<TryEntry>();
  readonly #noticed = new Set<string>();
  readonly #tried = new Set<string>();
  readonly #unclear = new Set<string>();
  #queue: readonly string[] = [];
  #repeat = 0;
  /** Whether the run just before passed without a mutant. */
  #isClean = false;
  #hasFailed = false;

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    const planned = this.#plan.tests[test.id];
    this.#readLog();
    this.#queue = planned ? this.#queueOf(test.id, Object.keys(planned.hits)) : [];
    if (this.#queue.length === 0) test.mode = 'skip';
    // The first run has no mutant; each mutant has a run, and one after it without it.
    test.repeats = 2 * this.#queue.length;
  }

  override onBeforeTryTask(test: RunnerTestCase, options: { retry: number; repeats: number }): void {
    super.onBeforeTryTask(test, options);
    this.#repeat = options.repeats;
  }

  /** All is checked in `runTask`. */
  override onAfterTryTask(): void {}

  async runTask(test: RunnerTestCase): Promise<void> {
    if (this.#repeat === 0) {
      addEntry({ mutant: '', test: test.id, event: 'begun' });
      if (!(await this.#passes(test))) process.exit(SPOILT);
      this.#isClean = true;
      return;
    }
    const mutant = this.#queue[(this.#repeat - 1) >> 1] ?? '';
    if (this.#repeat % 2 === 1) await this.#tryMutant(test, mutant);
    else if (this.#hasFailed) await this.#confirm(test, mutant);
  }

  async #tryMutant(test: RunnerTestCase, mutant: string): Promise<void> {
    addEntry({ mutant, test: test.id, event: 'begun' });
    mutantSwitch.activeMutant = mutant;
    mutantSwitch.hitCount = 0;
    mutantSwitch.hitLimit = hitLimit(this.#plan.tests[test.id]?.hits[mutant] ?? 0);
    this.#hasFailed = !(await this.#passes(test));
    // An empty name: without one, the environment would be asked for it.
    mutantSwitch.activeMutant = '';
    delete mutantSwitch.hitCount;
    if (this.#hasFailed) return;
    addEntry({ mutant, test: test.id, event: 'missed' });
    this.#isClean = false;
  }

  /** Runs the test without the mutant that it failed with. */
  async #confirm(test: RunnerTestCase, mutant: string): Promise<void> {
    const passes = await this.#passes(test);
    addEntry({ mutant, test: test.id, event: passes || this.#isClean ? 'noticed' : 'unclear' });
    if (!passes) process.exit(SPOILT);
    this.#isClean = true;
  }

  async #passes(test: RunnerTestCase): Promise<boolean> {
    try {
      await TestRunner.getTestFn(test)();
      super.onAfterTryTask(test);
      return test.result?.state !== 'fail';
    } catch {
      return false;
    } finally {
      if (test.result) test.result.state = 'run';
    }
  }

  #readLog(): void {
    for (const { mutant, test, event } of this.#log.read()) {
      if (event === 'noticed') this.#noticed.add(mutant);
      if (event === 'missed') this.#tried.add(`${mutant} ${test}`);
      if (event === 'unclear') this.#unclear.add(`${mutant} ${test}`);
    }
  }

  /** The mutants to try with a test, those that were unclear first. */
  #queueOf(test: string, mutants: readonly string[]): readonly string[] {
    const left = mutants.filter((mutant) => !this.#noticed.has(mutant) && !this.#tried.has(`${mutant} ${test}`));
    const isUnclear = (mutant: string): number => Number(this.#unclear.has(`${mutant} ${test}`));
    return left.toSorted((a, b) => isUnclear(b) - isUnclear(a));
  }
}

import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from '@stryker-mutator/api/core';
import { type RunnerTestCase, TestRunner } from 'vitest';
import { addEntry } from './plan.ts';

const globals = globalThis as Record<string, unknown>;
globals[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {};

/** The switch of the mutants, shared with the instrumented code. */
export const mutantSwitch = globals[INSTRUMENTER_CONSTANTS.NAMESPACE] as InstrumenterContext;

/** Runs each test twice without any mutant and writes down which mutants it comes to. */
export default class TraceRunner extends TestRunner {
  readonly #starts: NodeJS.CpuUsage[] = [];

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    test.repeats = 1;
    await super.onBeforeRunTask(test);
  }

  override onBeforeTryTask(test: RunnerTestCase, options: { retry: number; repeats: number }): void {
    super.onBeforeTryTask(test, options);
    this.#starts[options.repeats] = process.cpuUsage();
    if (options.repeats === 0) mutantSwitch.currentTestId = test.id;
    // Hits of the second run are counted apart: a store may then answer what the first run worked out.
    else mutantSwitch.currentTestId = 'again';
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: { retry: number; repeats: number }): Promise<void> {
    await super.onAfterRetryTask(test, options);
    delete mutantSwitch.currentTestId;
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test);
    const hits = mutantSwitch.mutantCoverage?.perTest[test.id] ?? {};
    const { user, system } = process.cpuUsage(this.#starts[1]);
    const ms = (user + system) / 1000;
    addEntry({ test: test.id, file: test.file.name, ms, isSteady: test.result?.state === 'pass', hits });
  }
}

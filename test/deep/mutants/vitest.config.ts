import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import { APART } from '../../../vitest.config.ts';
import { PLAN_FILE, type Plan, readJson, TEXTS_FILE } from './plan.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const isTrace = process.env['MUTANTS'] === 'trace';
const texts = readJson<Record<string, string>>(TEXTS_FILE);
const files = isTrace ? [] : readJson<Plan>(PLAN_FILE).files;

/** Loads the files with their mutants in place. */
const instrumentedFiles: Plugin = {
  name: 'instrumented-files',
  enforce: 'pre',
  transform: (_code, id) => {
    const text = texts[relative(ROOT, id)];
    return text === undefined ? null : { code: text, map: null };
  },
  // Vitest keeps transformed modules on disk by the text of their file; these change from run to run.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (relative(ROOT, id) in texts ? false : undefined)),
};

/** Runs the test files in the order of the plan. */
class PlannedOrder {
  sort(specs: readonly TestSpecification[]): readonly TestSpecification[] {
    const place = ({ moduleId }: TestSpecification): number => files.indexOf(relative(ROOT, moduleId));
    return specs.toSorted((a, b) => place(a) - place(b));
  }
  shard(specs: readonly TestSpecification[]): readonly TestSpecification[] {
    return specs;
  }
}

export default defineConfig({
  root: ROOT,
  plugins: [instrumentedFiles],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    testTimeout: 240_000,
    env: { DEPTH: 'quick' },
    expect: { requireAssertions: true },
    globalSetup: 'test/own-folder.ts',
    setupFiles: ['test/chance.ts', 'test/deep/mutants/load.ts'],
    runner: `test/deep/mutants/${isTrace ? 'trace' : 'try'}-runner.ts`,
    sequence: { sequencer: PlannedOrder as never },
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: [
            'test/{cards,mechanics,game,games,contract,referee,rulebook,lessons,scenarios,bots,table,typed,exercise,features}/**/*.test.{ts,tsx}',
          ],
          exclude: [
            // They start the command line as a process of its own, which knows no mutants.
            'test/games/*/command-line.test.ts',
            // It waits in real time, for minutes.
            'test/features/desk/quarrels.test.ts',
            ...APART,
          ],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
});

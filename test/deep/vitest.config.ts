import { defineConfig } from 'vitest/config';

/** Tests run only for mutants of these folders, since all tests run once for every part. */
const EXTRA_TESTS: Readonly<Record<string, readonly string[]>> = {
  bots: ['test/bots/**/*.test.ts'],
  table: ['test/table/**/*.test.{ts,tsx}'],
  features: ['test/features/**/*.test.{ts,tsx}'],
};

/** The tests that examine the games, in the process of the mutants and with fewer random games. */
export default defineConfig({
  test: {
    testTimeout: 240_000,
    env: { DEPTH: 'quick' },
    setupFiles: ['test/deep/load-mutated.ts'],
    include: [
      'test/{cards,mechanics,game,games,contract,referee,rulebook,lessons,scenarios}/**/*.test.ts',
      ...(EXTRA_TESTS[process.env['FOLDER'] ?? ''] ?? [
        'test/table/session.test.ts',
        'test/features/desk/state/desk.test.ts',
      ]),
    ],
    exclude: [
      // One of them starts the referee as a separate process without mutants.
      'test/games/*/command-line.test.ts',
      // These reload modules during a test.
      'test/games/*/pad-kept.test.ts',
      'test/features/exam/sitting.test.ts',
    ],
  },
});

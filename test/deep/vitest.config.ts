import { defineConfig } from 'vitest/config';

/** Tests that only mutants of these folders are shown to: all of them are run once for every part. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  bots: ['test/bots/**/*.test.ts'],
  stores: ['test/stores/**/*.test.{ts,tsx}'],
};

/** The tests that look into the games, in the process of the mutants and with fewer random games. */
export default defineConfig({
  test: {
    testTimeout: 240_000,
    env: { DEPTH: 'quick' },
    // Each file loads the games for itself, though that takes most of the time: else what stands in a module from its
    // loading on counts as covered by whatever test came first, and as missed.
    include: [
      'test/{cards,mechanics,game,games,contract,referee,rulebook,lessons,scenarios}/**/*.test.ts',
      ...(MORE[process.env['FOLDER'] ?? ''] ?? ['test/stores/{desk,touch}.test.ts']),
    ],
    // One of them starts the referee as a process of its own, which knows nothing of mutants.
    exclude: ['test/games/*/command-line.test.ts'],
  },
});

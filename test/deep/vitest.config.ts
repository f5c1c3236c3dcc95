import { defineConfig } from 'vitest/config';

/** The tests that look into the games, in the process of the mutants and with fewer random games. */
export default defineConfig({
  test: {
    testTimeout: 240_000,
    env: { DEPTH: 'quick' },
    include: [
      'test/{cards,mechanics,game,games,contract,referee,rulebook,lessons,scenarios}/**/*.test.ts',
      'test/{bots,stores}/**/*.test.{ts,tsx}',
    ],
    // One of them starts the referee as a process of its own, which knows nothing of mutants.
    exclude: ['test/games/*/command-line.test.ts'],
  },
});

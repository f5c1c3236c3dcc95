import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    // The laws play thousands of games in one test.
    testTimeout: 240_000,
    maxWorkers: '100%',
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/site/**'],
  },
});

import { defineConfig } from 'vitest/config';
import { isDeep } from './test/depth.ts';

/** What they test keeps nothing between two calls, so that they needn’t each begin in a worker of their own. */
const ENGINE = [
  'test/{bots,build,cards,cli,contract,game,games,lessons,mechanics,random,referee,rulebook,scenarios,search,widgets}/**/*.test.ts',
  'test/stores/{memory,pad,practice,review}/**/*.test.ts',
];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    // The laws play hundreds of games in one test, thousands in the deep check.
    testTimeout: isDeep ? 3_600_000 : 240_000,
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'engine', include: ENGINE, isolate: false } },
      {
        extends: true,
        test: { name: 'page', include: ['test/**/*.test.{ts,tsx}'], exclude: ['test/site/**', ...ENGINE] },
      },
    ],
  },
});

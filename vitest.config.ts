import { defineConfig } from 'vitest/config';
import { isDeep } from './test/depth.ts';

/** These replace browser globals and therefore run in workers of their own. */
export const APART = [
  'test/exercise/notice.test.ts',
  'test/games/sixty/pad-kept.test.ts',
  'test/features/kept-devices.test.ts',
  'test/features/desk/state/{address,link,live-query,practice-game}.test.ts',
  'test/features/house-rules/our-table.test.ts',
  'test/features/practice/{kept,links,run,tabs,window}.test.ts',
  'test/features/progress/{last-chapter,progress}.test.ts',
  'test/features/records/state/stores.test.ts',
  'test/features/score-pad/state/{draft-store,link,pad}.test.ts',
  'test/features/share/find-link-target.test.ts',
  'test/ui/device/device.test.ts',
  'test/features/exam/sitting.test.ts',
];

/** Files that another part of the deep check runs. */
const LEFT_OUT = process.env['LEFT_OUT']?.split(' ') ?? [];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    // Tests of rules play hundreds of games, thousands in the deep check.
    testTimeout: isDeep ? 3_600_000 : 240_000,
    maxWorkers: '100%',
    globalSetup: 'test/own-folder.ts',
    setupFiles: 'test/chance.ts',
    // Unchanged modules aren't transformed again.
    fsModuleCache: true,
    // A test without an assertion would always pass.
    expect: { requireAssertions: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/site/**', ...APART, ...LEFT_OUT],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
});

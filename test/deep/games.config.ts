import { defineConfig } from 'vitest/config';

/** Games at scale, a part of the deep check. */
export default defineConfig({
  test: { testTimeout: 10_800_000, include: ['test/deep/at-scale.ts'] },
});

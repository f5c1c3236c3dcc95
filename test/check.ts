import { LINT, runBoth, TYPES } from './steps.ts';

/** What one runs while one works: format, lint, types, and every test with few random games. `npm run check`. */

const units = {
  title: 'Unit tests, a few games a law',
  command: 'vitest',
  args: ['run'],
  env: { DEPTH: 'quick' },
};
process.exit(await runBoth(units, LINT, TYPES));

import { LINT_STEP, runBoth, TYPES_STEP } from './steps.ts';

/** The check to run while working (`npm run check`): format, lint, types, and every test with few random games. */

const units = {
  title: 'Unit tests, a few games a law',
  command: 'vitest',
  args: ['run'],
  env: { DEPTH: 'quick' },
};
process.exit(await runBoth(units, LINT_STEP, TYPES_STEP));

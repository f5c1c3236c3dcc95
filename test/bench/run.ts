import process from 'node:process';

/**
 * Runs one measurement. `npm run bench` measures the speed of the referee, `npm run bench -- sizes` the size
 * of each built page, `npm run bench -- tips GAME` the tips of a game, and so on. Further arguments are
 * passed to the measurement.
 */
export const BENCH_PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
  speed: () => import('./speed.ts'),
  sizes: () => import('../site/sizes.ts'),
  ladder: () => import('./ladder.ts'),
  laboratory: () => import('./laboratory.ts'),
  review: () => import('./review.ts'),
  hints: () => import('./hints.ts'),
  habits: () => import('./habits.ts'),
  sums: () => import('./sums.ts'),
  tips: () => import('./tips.ts'),
};

const [part = 'speed'] = process.argv.splice(2, 1);
const measure = Object.hasOwn(BENCH_PARTS, part) ? BENCH_PARTS[part] : undefined;
if (measure) await measure();
else {
  process.stderr.write(`There is no part “${part}”. Parts: ${Object.keys(BENCH_PARTS).join(', ')}.\n`);
  process.exitCode = 2;
}

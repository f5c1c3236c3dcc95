import process from 'node:process';

/**
 * Measures one thing and says or keeps its figures: `npm run bench` how fast the referee is, `npm run bench -- sizes`
 * what each built page sends, `npm run bench -- tips GAME` and so on the rest. What follows the part is read by it.
 */
export const PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
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
const measure = Object.hasOwn(PARTS, part) ? PARTS[part] : undefined;
if (measure) await measure();
else {
  process.stderr.write(`There is no part “${part}”. Parts: ${Object.keys(PARTS).join(', ')}.\n`);
  process.exitCode = 2;
}

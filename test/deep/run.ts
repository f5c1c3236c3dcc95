import { spawnSync } from 'node:child_process';
import { checkPages } from './lighthouse.ts';
import { checkMutants } from './mutants.ts';

/**
 * What takes too long for every day. `npm run check:deep` does it all; `-- pages` looks at the built pages with
 * Lighthouse, `-- games/<id>` at the mutants of one game, or of another folder below `src`.
 */
const [only] = process.argv.slice(2);

function buildSite(): void {
  const { status } = spawnSync('npm', ['run', '-s', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(1);
}

let good = true;
if (only === undefined || only === 'pages') {
  buildSite();
  good = await checkPages();
}
if (only !== 'pages') good = checkMutants(only) && good;
process.exit(good ? 0 : 1);

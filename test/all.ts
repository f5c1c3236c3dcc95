import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closingLine, failedTests } from './closing-line.ts';
import { ensureChromium } from './site/chromium.ts';
import { LINT_STEP, runBoth, runStep, TYPES_STEP } from './steps.ts';

/** Runs everything (`npm test`). The first failure ends the run; dependencies are installed only after the tests that need none. */

const results = join(tmpdir(), `fair-deal-${process.pid}`);
const unit = `${results}-unit.json`;
const site = `${results}-site.json`;

/** Continues the run if the step before passed. */
function goOn(status: number): void {
  if (status !== 0) finish(status);
}

/** Reads the results that a step wrote; empty if the step wrote none. */
function readResults(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Prints the failures and one closing line with counts, then exits. */
function finish(status: number): never {
  const [units, sites] = [readResults(unit), readResults(site)];
  const line = [...failedTests(units, sites), closingLine(status, units, sites)].join('\n\n');
  rmSync(unit, { force: true });
  rmSync(site, { force: true });
  process.stdout.write(`\n${line}\n`);
  process.exit(status);
}

goOn(await runStep(LINT_STEP));
goOn(
  await runBoth(
    {
      title: 'Unit tests, laws, rulebook',
      command: 'vitest',
      args: ['run', '--reporter=default', '--reporter=json', `--outputFile=${unit}`],
    },
    TYPES_STEP,
    { title: 'Production build', command: 'npm', args: ['run', '-s', 'build'] },
  ),
);
goOn(await runStep({ title: 'Built pages', command: 'node', args: ['test/site/sizes.ts'] }));
let chromium: string;
try {
  chromium = ensureChromium();
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  finish(1);
}
goOn(
  await runStep({
    title: 'Browser',
    command: 'playwright',
    args: ['test', '--config', 'test/site/playwright.config.ts'],
    env: { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: site },
  }),
);
finish(0);

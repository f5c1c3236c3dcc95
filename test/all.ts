import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './site/chromium.ts';

/** Everything, one after the other; the first thing that fails ends the run. `npm test`. */

const results = join(tmpdir(), `fair-deal-${process.pid}`);
const unit = `${results}-unit.json`;
const site = `${results}-site.json`;

function step(
  title: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): void {
  process.stdout.write(`\n── ${title}\n`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) finish(status ?? 1);
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** One plain closing line with what was counted, then the exit. */
function finish(status: number): never {
  const { numPassedTests = 0, numFailedTests = 0 } = read(unit) as {
    numPassedTests?: number;
    numFailedTests?: number;
  };
  const { stats } = read(site) as { stats?: { expected: number; unexpected: number; flaky: number } };
  const passed = numPassedTests + (stats ? stats.expected + stats.flaky : 0);
  const failed = numFailedTests + (stats?.unexpected ?? 0);
  rmSync(unit, { force: true });
  rmSync(site, { force: true });
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(status);
}

const chromium = ensureChromium();
step('Format and lint', 'biome', ['check', '.', '--error-on-warnings']);
step('Types', 'npm', ['run', '-s', 'check:types']);
step('Unit tests, laws, rulebook', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${unit}`,
]);
step('Production build', 'npm', ['run', '-s', 'build']);
step('Built pages', 'node', ['test/site/sizes.ts']);
step('Browser', 'playwright', ['test', '--config', 'test/site/playwright.config.ts'], {
  CHROME_PATH: chromium,
  PLAYWRIGHT_JSON_OUTPUT_NAME: site,
});
finish(0);

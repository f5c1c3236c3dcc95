import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtPages } from '../site/built-pages.ts';
import { ensureChromium } from '../site/chromium.ts';
import { oneOfEachKind } from '../site/page-kinds.ts';

/** Loaded on demand, since it is large and rarely used. */
const LIGHTHOUSE_PACKAGE = 'lighthouse@13.5.0';
const PORT = 4323;
const MIN_SCORES: Readonly<Record<string, number>> = {
  performance: 0.96,
  accessibility: 1,
  'best-practices': 1,
  seo: 1,
};

function scores(page: string, chromium: string): Readonly<Record<string, number>> {
  const file = join(tmpdir(), `fair-deal-lighthouse-${process.pid}.json`);
  const flags = '--headless --no-sandbox --disable-gpu --disable-quic';
  const address = `http://localhost:${PORT}${page}`;
  const to = ['--output', 'json', '--output-path', file, '--quiet'];
  const lighthouseFlags = [`--chrome-flags=${flags}`, `--only-categories=${Object.keys(MIN_SCORES).join()}`];
  const { status } = spawnSync('npx', ['--yes', LIGHTHOUSE_PACKAGE, address, ...to, ...lighthouseFlags], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: chromium },
  });
  if (status !== 0) throw new Error(`Lighthouse could not look at ${page}.`);
  const report = readFileSync(file, 'utf8');
  rmSync(file);
  const { categories } = JSON.parse(report) as {
    categories: Record<string, { score: number | null }>;
  };
  return Object.fromEntries(Object.keys(MIN_SCORES).map((name) => [name, categories[name]?.score ?? 0]));
}

/** Runs Lighthouse on every kind of page of the built site, as a phone; prints a line per page. */
const chromium = ensureChromium();
const server = spawn('node', ['src/cli/serve.ts'], {
  env: { ...process.env, PORT: String(PORT) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');
const pages = oneOfEachKind(builtPages(), true);
let lowPages = 0;
try {
  for (const page of pages) {
    const pageScores = scores(page, chromium);
    const isLow = Object.entries(MIN_SCORES).some(([name, bar]) => (pageScores[name] ?? 0) < bar);
    if (isLow) lowPages++;
    const scoreTexts = Object.entries(pageScores).map(([name, score]) => `${name} ${Math.round(score * 100)}`);
    process.stdout.write(`${isLow ? '✘' : '✓'} ${page.padEnd(44)} ${scoreTexts.join(' · ')}\n`);
  }
} finally {
  server.kill();
}
process.stdout.write(`${pages.length} pages, ${lowPages} below the bar\n`);
process.exit(lowPages === 0 ? 0 : 1);

import { defineConfig } from '@playwright/test';
import { ensureChromium } from './chromium.ts';
import { freePort } from './free-port.ts';

// Chosen once, by the first process that reads this file: the workers read it again.
process.env['SITE_PORT'] ??= String(await freePort());
const PORT = process.env['SITE_PORT'];

/** Against the built site, as people get it. */
export default defineConfig({
  testDir: '.',
  globalSetup: '../own-folder.ts',
  testMatch: '*.spec.ts',
  // What passes costs nothing of it: so long a machine may take that has other things to do.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  // Much of it is waiting for others to play.
  workers: 3,
  forbidOnly: true,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Each test has the site as the server sends it; those of the offline pages keep it.
    serviceWorkers: 'block',
    // What is tried with things in motion says so.
    reducedMotion: 'reduce',
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: ensureChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Two processes fewer a test, which look and do alike.
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node src/cli/serve.ts',
    cwd: '../..',
    env: { PORT },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});

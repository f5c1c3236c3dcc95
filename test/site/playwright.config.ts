import { defineConfig } from '@playwright/test';
import { ensureChromium } from './chromium.ts';
import { freePort } from './free-port.ts';

// Chosen by the first process that reads this file; the workers read it again.
process.env['SITE_PORT'] ??= String(await freePort());
const SITE_PORT = process.env['SITE_PORT'];

/** Tests the built site. */
export default defineConfig({
  testDir: '.',
  globalSetup: '../own-folder.ts',
  testMatch: '*.spec.ts',
  // Generous timeouts, which cost nothing when tests pass, for busy machines.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  // Much of it is waiting for other players.
  workers: 3,
  forbidOnly: true,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Each test gets the site from the server; those of the offline pages keep its service worker.
    serviceWorkers: 'block',
    // Tests with animations say so.
    reducedMotion: 'reduce',
    baseURL: `http://localhost:${SITE_PORT}`,
    launchOptions: {
      executablePath: ensureChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Saves two processes per test, with the same behaviour.
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
    env: { PORT: SITE_PORT },
    url: `http://localhost:${SITE_PORT}/`,
    reuseExistingServer: false,
  },
});

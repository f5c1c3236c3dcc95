import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env['CHROME_PATH'],
  // Headless, the same engine for half the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const installed = (): string | undefined => PLACES.find((path) => path !== undefined && existsSync(path));

function apt(...args: readonly string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', '-qq', ...args];
  spawnSync(command, rest, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Debian's Chromium, the headless one if available. */
function install(): void {
  process.stdout.write('Chromium is missing: installing Debian’s.\n');
  apt('update');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!installed()) apt('install', '-y', '--no-install-recommends', name);
  }
}

/**
 * Returns the path of Chromium for the browser tests; installs Debian's package if it is missing and can be
 * installed.
 * @throws Error with instructions otherwise
 */
export function ensureChromium(): string {
  if (!installed() && existsSync('/usr/bin/apt-get')) install();
  const path = installed();
  if (path) return path;
  throw new Error(
    'The browser tests need Chromium or Chrome: install it (Debian: sudo apt-get install chromium) or set CHROME_PATH to it.',
  );
}

import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
// Playwright 1.65 drives Debian's Firefox no longer: it asks for a command of newer ones (emulation.setMediaFeaturesOverride).
import { firefox } from 'playwright-firefox-esr';
import { loadGames } from '../../src/cli/games.ts';
import type { WholeGame } from '../../src/game/game.ts';
import { waitForSettledTurn } from '../site/any-move.ts';
import { builtPages } from '../site/built-pages.ts';
import { type DeployedSite, deploy, waitForOffline } from '../site/edition.ts';
import { click } from '../site/gestures.ts';
import { mouse } from '../site/page-user.ts';
import { dealByKeyboard, playToTheEnd, takeBack } from '../site/practice.ts';
import { tryUntilRefused } from '../site/refuse.ts';

/** Walks the built site in Firefox: every kind of page used, a game played to its end, and once more without a network. */

const FIREFOX_PATHS = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'];
const WINDOW_SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const TIMEOUT_MS = 60_000;
/** Generous: a whole game takes most of a minute. */
const STOP_TIMEOUT_MS = 600_000;

/** What is done on a page, by its name. */
interface Stop {
  readonly name: string;
  visit(page: Page): Promise<void>;
}

const paths = builtPages();

/** The first built page whose address matches. */
function pathOf(pattern: RegExp): string {
  const path = paths.find((one) => pattern.test(one));
  if (!path) throw new Error(`no page matches ${pattern}`);
  return path;
}

async function tryWidget(page: Page, game: string): Promise<void> {
  await page.goto(pathOf(new RegExp(`^/${game}/rules/(?!.*(deal|deck))[^/]+/$`)));
  // A click: Playwright has no finger in Firefox.
  await click(page.locator('[data-live] button').first());
  await page.locator('.is-awake').first().waitFor();
}

async function stepThroughLesson(page: Page, game: string): Promise<void> {
  await page.goto(pathOf(new RegExp(`^/${game}/learn/(?!drill|judgement|endings)[^/]+/$`)));
  const progress = page.locator('.lesson-progress', { hasText: 'Step 1 of' });
  await progress.waitFor();
  await click(page.locator('button[data-go]').first());
  await progress.waitFor({ state: 'detached' });
}

async function answerDrill(page: Page, game: string): Promise<void> {
  await page.goto(`/${game}/learn/drill/?ask=legal`);
  await click(page.getByRole('button', { name: 'Start', exact: true }));
  await click(page.getByRole('button', { name: 'Allowed', exact: true }).first());
  await page.locator('.drill .ruling-verdict').waitFor();
}

async function askDesk(page: Page, game: string): Promise<void> {
  await page.goto(`/${game}/referee/`);
  await click(page.getByRole('button', { name: 'Show an example' }));
  await page.locator('.ruling-verdict').waitFor();
}

async function writeScore(page: Page, game: string): Promise<void> {
  await page.goto(`/${game}/score/`);
  await page.getByLabel('Player 1').fill('Ann');
  await page.getByLabel('Player 2').fill('Bert');
  await click(page.getByRole('button', { name: 'Begin' }));
  const fields = page.locator('.pad-field');
  await fields.first().waitFor();
  for (const field of await fields.all()) {
    if (await field.locator('input').count()) await field.locator('input').first().fill('3');
    else await click(field.locator('.chip').first());
  }
  await click(page.locator('.pad-foot .primary'));
  await page.locator('.pad-sheet tbody tr').waitFor();
}

async function search(page: Page): Promise<void> {
  await page.goto('/search/?q=joker');
  await page.locator('.answer').first().waitFor();
}

async function breakRule(page: Page, game: string): Promise<void> {
  await page.goto(`/${game}/play/`);
  await click(page.getByRole('button', { name: 'Deal' }));
  await waitForSettledTurn(page);
  await tryUntilRefused(page.locator('main'), async () => {
    await takeBack(page);
    await waitForSettledTurn(page);
  });
  await page.locator('.ruling.is-illegal .ruling-says').waitFor();
  // On a phone the law is folded.
  await page.locator('.ruling.is-illegal .ruling-law a').first().waitFor({ state: 'attached' });
}

async function playGame(page: Page, game: WholeGame): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem('fair-deal/settings', JSON.stringify({ pace: 'quick', help: 'show', window: 'wait' }));
  });
  await page.goto(`/${game.id}/play/`);
  await dealByKeyboard(page);
  await playToTheEnd(page, game, { hand: mouse(page) });
  await page.getByRole('heading', { level: 2, name: /win/ }).waitFor();
}

/** Opens a page and waits for its heading. */
const open = (path: string): Stop => ({
  name: path,
  async visit(page) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
  },
});

/** Every kind of page with what is done on it; the games take turns. */
function stopsOf(games: readonly WholeGame[], shift: number): readonly Stop[] {
  const id = (index: number): string => games[(index + shift) % games.length]?.id ?? '';
  return [
    open('/'),
    open(`/${id(0)}/`),
    { name: 'a widget of a chapter', visit: (page) => tryWidget(page, id(1)) },
    open(`/${id(2)}/rules/`),
    { name: 'a step of a lesson', visit: (page) => stepThroughLesson(page, id(3)) },
    { name: 'a question of a drill', visit: (page) => answerDrill(page, id(4)) },
    { name: 'a ruling of the desk', visit: (page) => askDesk(page, id(0)) },
    { name: 'a round on the score pad', visit: (page) => writeScore(page, id(1)) },
    { name: 'a search', visit: search },
    open('/kit/'),
    open('/daily/'),
    open(`/${id(2)}/exam/`),
    { name: 'an illegal move at the table', visit: (page) => breakRule(page, id(3)) },
  ];
}

async function openMissing(page: Page): Promise<void> {
  await page.goto('/nowhere/');
  await page.locator('h1', { hasText: 'No such card in the pack' }).waitFor();
}

/** What Firefox logs of a file that a page was still loading through the service worker when it was left. */
const INTERCEPTED = /^Failed to load ‘(?<url>[^’]+)’\. A ServiceWorker intercepted/;

/** What went wrong, and files that are to be asked for again. */
interface Findings {
  readonly problems: string[];
  readonly interceptedUrls: Set<string>;
}

/** Collects errors of a page, what it logs as errors, and what its policy blocks. */
async function collectProblems(page: Page, { problems, interceptedUrls }: Findings): Promise<void> {
  const note = (text: string): void => {
    const url = INTERCEPTED.exec(text)?.groups?.['url'];
    if (url) interceptedUrls.add(url);
    else problems.push(`${new URL(page.url()).pathname}: ${text}`);
  };
  page.on('pageerror', ({ message }) => note(message));
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`the policy blocks ${blockedURI} by ${violatedDirective}`),
    );
  });
}

/** Asks again for the files whose loading was cut off: the worker must have them. */
async function askAgain(page: Page, { problems, interceptedUrls }: Findings): Promise<void> {
  for (const url of interceptedUrls) {
    const isThere = await page.evaluate(
      (address) =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        ),
      url,
    );
    if (!isThere) problems.push(`the service worker doesn’t answer for ${url}`);
  }
  interceptedUrls.clear();
}

/** Makes the stops one after the other. A stop that fails is noted, and the next one follows. */
async function walk(page: Page, stops: readonly Stop[], where: string, findings: Findings): Promise<void> {
  for (const { name, visit } of stops) {
    const start = performance.now();
    const knownCount = findings.problems.length;
    try {
      const isInTime = await Promise.race([visit(page).then(() => true), wait(STOP_TIMEOUT_MS, false, { ref: false })]);
      if (!isInTime) throw new Error(`not done after ${STOP_TIMEOUT_MS / 1000} s`);
      await askAgain(page, findings);
    } catch (error) {
      findings.problems.push(`${name}: ${(error as Error).message}`);
    }
    process.stdout.write(`${where}: ${name}, ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
    for (const problem of findings.problems.slice(knownCount)) process.stdout.write(`✘ ${problem}\n`);
  }
}

/** Walks the site in a window, with a network and then without. @returns the number of stops */
async function walkInWindow(page: Page, site: DeployedSite, shift: number, findings: Findings): Promise<number> {
  const games = [...(await loadGames()).values()];
  const game = games[shift] as WholeGame;
  const where = `${page.viewportSize()?.width} px`;
  await collectProblems(page, findings);
  const online: readonly Stop[] = [
    ...stopsOf(games, shift),
    { name: `a whole game of ${game.id}`, visit: () => playGame(page, game) },
    { name: 'everything is kept for later', visit: waitForOffline },
  ];
  await walk(page, online, where, findings);
  site.off();
  const offline: readonly Stop[] = [
    ...stopsOf(games, shift + 1),
    { name: 'a page that doesn’t exist', visit: openMissing },
  ];
  await walk(page, offline, `${where}, no network`, findings);
  await site.on();
  return online.length + offline.length;
}

/** Walks the site in windows of each size. @returns what went wrong, and the number of stops */
async function walkInFirefox(executablePath: string) {
  const findings: Findings = { problems: [], interceptedUrls: new Set() };
  let stopCount = 0;
  // The walk shares the processor with its own server, so motion isn't part of it.
  const firefoxUserPrefs = { 'ui.prefersReducedMotion': 1 };
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath, firefoxUserPrefs });
  const site = await deploy();
  try {
    for (const [shift, viewport] of WINDOW_SIZES.entries()) {
      const context = await browser.newContext({ baseURL: site.url, viewport });
      context.setDefaultTimeout(TIMEOUT_MS);
      // The same interface in both versions of Playwright.
      const page = (await context.newPage()) as unknown as Page;
      stopCount += await walkInWindow(page, site, shift, findings);
      await context.close();
    }
    return { version: browser.version(), stopCount, problems: findings.problems };
  } finally {
    site.end();
    await browser.close();
  }
}

const executablePath = FIREFOX_PATHS.find((path) => path !== undefined && existsSync(path));
if (executablePath === undefined) process.stdout.write('Firefox: skipped, it isn’t installed.\n');
else {
  const { version, stopCount, problems } = await walkInFirefox(executablePath);
  process.stdout.write(
    `Firefox ${version}: ${stopCount} stops with a network and without, a whole game at each of ${WINDOW_SIZES.length} sizes: ${problems.length} problems.\n`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

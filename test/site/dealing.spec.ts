/** Tests that cards are dealt one after the other, that a touch skips it, and that nothing shifts. */

import type { Page } from '@playwright/test';
import { loadGames } from '../../src/cli/games.ts';
import { findDeal } from '../../src/features/practice/state/deal.ts';
import { observe } from '../../src/features/practice/state/observation.ts';
import type { Practice } from '../../src/features/saved-games/match-record.ts';
import { begin } from '../../src/game/match.ts';
import { defaultOptions } from '../../src/game/options.ts';
import { orderDealt } from '../../src/table/deal-order.ts';
import { gameBeforeEnd } from './game-before-end.ts';
import { click, waitUntilDrawn } from './gestures.ts';
import { someOf } from './sample.ts';
import { expect, test } from './site.ts';

const games = [...(await loadGames()).values()];

/** Limit for a whole deal, ms. */
const MAX_DEAL_MS = 1000;

/** A card’s flight to its place. */
interface Flight {
  readonly zone: string;
  /** When it begins and ends, ms from the first one. */
  readonly start: number;
  readonly end: number;
  /** How far the copy is turned when it arrives, and the card that lies there. */
  readonly turned: string;
  readonly lies: string;
}

declare global {
  interface Window {
    flights: Flight[];
    shift: number;
  }
}

/** Notes all flights and layout shifts; `isHeld` keeps the cards in the air. */
const watch = (isHeld: boolean): void => {
  window.flights = [];
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (keyframes, options) {
    if (this.matches('.card-ghost')) {
      const centreOf = (card: Element): { x: number; y: number } => {
        const { x, y, width, height } = card.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const here = centreOf(this);
      const isHere = (card: Element): boolean => {
        const { x, y } = centreOf(card);
        return Math.abs(x - here.x) + Math.abs(y - here.y) < 1;
      };
      const zone = [...document.querySelectorAll<HTMLElement>('[data-zone]')].find((one) =>
        [one, ...one.querySelectorAll('[data-card]')].some(isHere),
      );
      const turned = String((keyframes as Keyframe[]).at(-1)?.['rotate']);
      const card = [...(zone?.querySelectorAll('[data-card]') ?? [])].find(isHere);
      let lies = card ? 'none' : turned;
      for (let el = card; el && el !== zone && lies === 'none'; el = el.parentElement ?? undefined) {
        lies = getComputedStyle(el).rotate;
      }
      const { delay = 0, duration } = options as KeyframeAnimationOptions;
      const [start, end] = [delay, delay + Number(duration)];
      window.flights.push({ zone: zone?.dataset['zone'] ?? '', start, end, turned, lies });
    }
    const animation = animate.call(this, keyframes, options);
    if (isHeld) animation.pause();
    return animation;
  };
};

/** Waits until cards fly. */
const waitForFlights = (page: Page): Promise<unknown> => page.waitForFunction(() => window.flights.length > 0);

/** Waits until all cards have arrived; returns their flights in order. */
async function waitForEnd(page: Page): Promise<readonly Flight[]> {
  await waitForFlights(page);
  await page.waitForFunction(() => document.querySelector('.card-ghost') === null);
  return page.evaluate(() => window.flights);
}

async function deal(page: Page, game: string): Promise<void> {
  await page.goto(`/${game}/play/`);
  await click(page.getByRole('button', { name: 'Deal', exact: true }));
}

/** Presses what leads on: to the next deal, or to a move by a hint. Inside the page, so that no button is replaced. */
const pressNext = (): void => {
  const buttons = [...document.querySelectorAll('button')].filter((one) => one.ariaDisabled !== 'true');
  const names = ['Next deal', 'Count', 'Play it', 'Show me', 'Why?', 'Hint'];
  const found = names.map((name) => buttons.find((one) => one.textContent?.trim() === name)).find(Boolean);
  found?.click();
};

function expectStaggered(flights: readonly Flight[]): void {
  const starts = flights.map(({ start }) => start);
  expect(starts[0]).toBe(0);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(new Set(starts).size).toBe(starts.length);
  expect(Math.max(...flights.map(({ end }) => end))).toBeLessThanOrEqual(MAX_DEAL_MS);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width}×${viewport.height}`, () => {
    test.use({ reducedMotion: 'no-preference', viewport });

    for (const game of someOf(games, 2, viewport.width)) {
      test(`${game.name} is dealt in the order of its rules within a second, and nothing shifts`, async ({ page }) => {
        await page.addInitScript(watch, false);
        await deal(page, game.id);
        const flights = await waitForEnd(page);
        expectStaggered(flights);
        expect(flights.map(({ turned }) => turned)).toEqual(flights.map(({ lies }) => lies));
        const text = await page.evaluate((key) => localStorage.getItem(key) ?? '', `fair-deal/match/${game.id}`);
        const options = defaultOptions(game.options);
        const seed: number = JSON.parse(text).record.start.seed;
        const match = { options, seed, turns: [] };
        const practice: Practice = { game, match, strength: 'greedy', steps: [begin(game, options, seed)] };
        const dealt = findDeal(practice);
        if (!dealt) throw new Error('a game begins with a deal');
        expect(flights.map(({ zone }) => zone)).toEqual(
          orderDealt(observe(practice).zones(), dealt).items.map(({ zone }) => zone),
        );
        expect(await page.evaluate(() => window.shift)).toBe(0);
      });
    }
  });
}

test.describe('with cards in the air', () => {
  test.use({ reducedMotion: 'no-preference' });

  for (const [i, touch] of (['touch', 'key'] as const).entries()) {
    const [game] = someOf(games, 1, i);
    if (!game) throw new Error('there are games');

    test(`a ${touch} ends the deal of ${game.name} at once, and cards can be picked`, async ({ page }) => {
      await page.addInitScript(watch, true);
      await deal(page, game.id);
      await waitForFlights(page);
      const card = page.locator('.zone-hand [data-item]').first();
      const opacity = (): Promise<string> => card.evaluate((el) => getComputedStyle(el).opacity);
      expect(await opacity()).toBe('0');
      if (touch === 'touch') await click(card);
      else await page.keyboard.press('Shift');
      await expect(page.locator('.card-ghost')).toHaveCount(0);
      expect(await opacity()).toBe('1');
      if (touch === 'key') await click(card);
      await expect(card).toHaveAttribute('aria-pressed', 'true');
    });
  }
});

test('nothing is animated for who wants no motion', async ({ page }) => {
  const [game] = games;
  if (!game) throw new Error('there are games');
  await page.addInitScript(watch, false);
  await deal(page, game.id);
  await page.locator('.zone-hand [data-card]').first().waitFor();
  await waitUntilDrawn(page);
  await waitUntilDrawn(page);
  expect(await page.evaluate(() => [window.flights.length, document.getAnimations().length])).toEqual([0, 0]);
});

test.describe('in a game that goes on', () => {
  test.use({ reducedMotion: 'no-preference', hurried: true });

  for (const isRefill of [true, false]) {
    const dealingGames = games.filter(({ table }) => (isRefill ? table.dealing?.again : table.dealing?.anew));
    for (const game of someOf(dealingGames, 1)) {
      test(`${game.name} is dealt again: ${isRefill ? 'more cards' : 'the next deal'}`, async ({ page }) => {
        const isWanted = (practice: Practice): boolean =>
          isRefill ? findDeal(practice)?.isRefill === true : findDeal(practice)?.isRefill === false;
        await page.addInitScript(watch, false);
        await page.addInitScript(
          ([key, record]) => {
            const settings = { pace: 'normal', help: 'none', window: 'off' };
            localStorage.setItem('fair-deal/settings', JSON.stringify(settings));
            localStorage.setItem(`fair-deal/match/${key}`, record ?? '');
            sessionStorage.setItem(`fair-deal/seated/${key}`, 'yes');
          },
          [game.id, JSON.stringify(gameBeforeEnd(game, 5, isWanted))],
        );
        await page.goto(`/${game.id}/play/`);
        const hasDealt = (): Promise<boolean> =>
          page.evaluate(() => new Set(window.flights.map(({ start }) => start)).size > 4);
        while (!(await hasDealt())) {
          await page.evaluate(pressNext);
          await waitUntilDrawn(page);
        }
        // The last move glides without a delay.
        const flights = (await waitForEnd(page)).filter(({ start }) => start > 0);
        const hands = new Set(flights.map(({ zone }) => zone).filter((zone) => zone.startsWith('hand-')));
        expect(hands.size).toBe(game.seats(defaultOptions(game.options)));
        expect(await page.evaluate(() => window.shift)).toBeLessThan(0.01);
      });
    }
  }
});

import type { Page } from '@playwright/test';
import { loadGames } from '../../src/cli/games.ts';
import { isDeep } from '../depth.ts';
import { mouse } from './page-user.ts';
import { dealByKeyboard, playToTheEnd } from './practice.ts';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

/** Tests that nothing on a table with other players moves except by a player's own action. */

const PLAY_PATHS = PAGES.filter((path) => /^\/[^/]+\/play\/$/.test(path));

/**
 * Limit for the layout shifts of a moment, as Cumulative Layout Shift adds them; answers to a touch don't count. In a
 * whole game hands are filled up, a new phase begins, and cards become smaller when they no longer fit.
 */
const MAX_SHIFT = isDeep ? 0.15 : 0.02;
/** A moment ends after as long without a shift, or when it has taken so long, ms: https://web.dev/articles/cls */
const MOMENT = { gap: 1000, length: 5000 };
/** Number of own moves outside the deep check. */
const FEW_MOVES = 3;

test.use({ reducedMotion: 'no-preference' });

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** A shifted element and its distance. */
interface Leap {
  readonly value: number;
  /** Time since the page was opened, ms. */
  readonly at: number;
  readonly elements: readonly string[];
}

declare global {
  interface Window {
    leaps: Leap[];
  }
}

const watch = (): void => {
  window.leaps = [];
  const nameOf = (node: Node | null): string =>
    node instanceof Element ? `${node.tagName} ${node.getAttribute('class') ?? ''}` : (node?.nodeName ?? '?');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const elements = entry.sources.map(({ node, previousRect: previousBox, currentRect: currentBox }) =>
        [
          nameOf(node),
          ...[previousBox, currentBox].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)),
        ].join(' '),
      );
      window.leaps.push({ value: entry.value, at: entry.startTime, elements });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Chromium's entry of a layout shift. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

const sumOf = (leaps: readonly Leap[]): number => leaps.reduce((sum, { value }) => sum + value, 0);

/** Shifts of the moment with the most of them since the page was loaded. */
async function worstMoment(page: Page): Promise<readonly Leap[]> {
  const moments: Leap[][] = [[]];
  for (const leap of await page.evaluate(() => window.leaps)) {
    const moment = moments.at(-1) ?? [];
    const [first = leap, last = first] = [moment[0], moment.at(-1)];
    if (leap.at - last.at < MOMENT.gap && leap.at - first.at < MOMENT.length) moment.push(leap);
    else moments.push([leap]);
  }
  return moments.toSorted((a, b) => sumOf(b) - sumOf(a))[0] ?? [];
}

for (const [i, viewport] of SIZES.entries()) {
  for (const path of someOf(PLAY_PATHS, 1, 3 * i)) {
    test.describe(`${path} at ${viewport.width}×${viewport.height}`, () => {
      test.use({ viewport });

      test(`nothing shifts while a game is played`, async ({ page }) => {
        const game = (await loadGames()).get(path.split('/')[1] ?? '');
        if (!game) throw new Error('it is the table of a game');
        await page.addInitScript(watch);
        // The engine is too slow for windows with a clock, so they wait for the player.
        await page.addInitScript(() => {
          localStorage.setItem('fair-deal/settings', JSON.stringify({ window: 'wait' }));
        });
        await page.goto(path);
        await dealByKeyboard(page);
        await playToTheEnd(page, game, isDeep ? { hand: mouse(page) } : { hand: mouse(page), maxMoves: FEW_MOVES });
        const leaps = await worstMoment(page);
        expect(sumOf(leaps), JSON.stringify(leaps, null, 1)).toBeLessThan(MAX_SHIFT);
      });
    });
  }
}

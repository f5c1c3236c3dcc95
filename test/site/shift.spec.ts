import type { Page } from '@playwright/test';
import { loadGames } from '../../src/cli/games.ts';
import { isDeep } from '../depth.ts';
import { mouse } from './page-user.ts';
import { dealByKeyboard, playToTheEnd } from './practice.ts';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

/** Tests that nothing on a table with other players moves except by a player's own action. */

const PLAY_PATHS = PAGES.filter((path) => /^\/[^/]+\/play\/$/.test(path));

/** Limit for all layout shifts of a whole game; answers to a touch don't count. */
const MAX_SHIFT = 0.02;
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
      window.leaps.push({ value: entry.value, elements });
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

/** Shifts since the page was loaded, the largest first. */
async function shiftsOn(page: Page): Promise<readonly Leap[]> {
  const leaps = await page.evaluate(() => window.leaps);
  return leaps.toSorted((a, b) => b.value - a.value);
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
        const leaps = await shiftsOn(page);
        const sum = leaps.reduce((total, { value }) => total + value, 0);
        expect(sum, JSON.stringify(leaps.slice(0, 4), null, 1)).toBeLessThan(MAX_SHIFT);
      });
    });
  }
}

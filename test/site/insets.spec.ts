import { waitUntilDrawn } from './gestures.ts';
import { oneOfEachKind } from './page-kinds.ts';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

/** Tests that no text or control is under round corners, a camera or a system bar of the screen. */

const PHONE_SIZES = [
  { width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { width: 844, height: 390, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
] as const;

type Insets = (typeof PHONE_SIZES)[number]['insets'];

/** Controls and texts under an inset: at the sides of the page, and below its end. */
function coveredBy({ top, right, bottom, left }: Insets): readonly string[] {
  const elements = [...document.querySelectorAll('a, button, input, h1, h2, p, li')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  // Content that is clipped by a scroll container isn't visible.
  const visibleBox = (one: Element) => {
    let { left: x, right: r, top: y, bottom: b } = one.getBoundingClientRect();
    for (let room = one.parentElement; room && room !== document.body; room = room.parentElement) {
      if (getComputedStyle(room).overflowX === 'visible') continue;
      const edge = room.getBoundingClientRect();
      [x, r, y, b] = [Math.max(x, edge.left), Math.min(r, edge.right), Math.max(y, edge.top), Math.min(b, edge.bottom)];
    }
    return { left: x, right: r, top: y, bottom: b };
  };
  return elements.flatMap((one) => {
    if (one.closest('.unseen, .skip, [aria-live]') || one.matches('[tabindex="-1"]')) return [];
    const box = visibleBox(one);
    const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (box.right - box.left < 2 || !at || !(one.contains(at) || at.contains(one))) return [];
    const coveredSides = [
      box.left < left - 0.5 && 'left',
      box.right > innerWidth - right + 0.5 && 'right',
      scrollY === 0 && box.top < top - 0.5 && 'top',
      scrollY + innerHeight >= document.documentElement.scrollHeight - 1 &&
        box.bottom > innerHeight - bottom + 0.5 &&
        'bottom',
    ].filter(Boolean);
    return coveredSides.length > 0
      ? [`${coveredSides.join()}: ${one.localName}.${one.className} ${one.textContent?.slice(0, 30)}`]
      : [];
  });
}

for (const { insets, ...viewport } of PHONE_SIZES) {
  test.describe(`at ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true });

    for (const path of someOf(oneOfEachKind(PAGES, false), 9, viewport.width)) {
      test(`${path}: no control is under the edges of the screen`, async ({ page }) => {
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        expect(await page.locator('meta[name="viewport"]').getAttribute('content')).toContain('viewport-fit=cover');
        expect(await page.evaluate(coveredBy, insets)).toEqual([]);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await waitUntilDrawn(page);
        expect(await page.evaluate(coveredBy, insets)).toEqual([]);
        const deal = page.getByRole('button', { name: 'Deal', exact: true });
        if ((await deal.count()) === 0) return;
        await deal.click();
        await page.locator('.zone-hand button').first().waitFor();
        expect(await page.evaluate(coveredBy, insets)).toEqual([]);
      });
    }
  });
}

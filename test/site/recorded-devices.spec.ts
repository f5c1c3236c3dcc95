import type { Page } from '@playwright/test';
import { keptDevices, type Visit } from '../kept-devices.ts';
import { expect, test } from './site.ts';
import { openVisit, storeDevice } from './visit.ts';

/** Tests that each feature shows the data stored by a device on which everything was used, and opens old links. */

test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', timezoneId: 'UTC' });

/** Expected lines of the screen reader's text that are missing from the page. */
async function missingLines(page: Page, { shows }: Visit): Promise<readonly string[]> {
  const snapshotLines = (await page.locator('main').ariaSnapshot()).split('\n');
  const lines = new Set(snapshotLines.map((line) => line.trim().replace(/^- /, '')));
  return shows.filter((line) => !lines.has(line));
}

for (const [id, keptDevice] of keptDevices) {
  const visits = Object.entries(keptDevice.visits);
  for (const isFresh of [false, true]) {
    test(`${id}: ${isFresh ? 'old links still open' : 'stored notes are there'}`, async ({ context, page }) => {
      const device = isFresh ? {} : keptDevice.device;
      await storeDevice(context, { device });
      await page.clock.setFixedTime(new Date(keptDevice.at));
      for (const [name, one] of visits.filter(([, { fresh: isVisitFresh = false }]) => isVisitFresh === isFresh)) {
        expect(one.shows, name).not.toEqual([]);
        // From another page, since a link within one page doesn't reload it.
        await page.goto('/about/');
        await openVisit(page, one);
        await expect.poll(() => missingLines(page, one), name).toEqual([]);
        const asides = (keys: readonly string[]) => keys.filter((key) => key.includes('/set-aside/'));
        const storedKeys = await page.evaluate(() => Object.keys(localStorage));
        expect(asides(storedKeys), name).toEqual(asides(Object.keys(device)));
        await expect(page.getByText(/is damaged|newer version of this site/), name).toHaveCount(0);
      }
    });
  }
}

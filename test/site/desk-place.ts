import type { Locator, Page } from '@playwright/test';

/** Where a place is chosen: its slot on the sheet, one of a row of piles, or its chip. */
export function placeOf(page: Page, id: string): Locator {
  const [zone, pile] = [id.slice(0, id.lastIndexOf('-')), id.slice(id.lastIndexOf('-') + 1)];
  return page
    .locator(`.try-table [data-slot="${id}"]`)
    .or(page.locator(`.try-table [data-zone="${zone}"]:not(:has(.slot)) [data-item="${pile}"]`))
    .or(page.locator(`.place-bar [data-place="${id}"]`));
}

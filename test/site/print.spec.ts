import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

const QUICK_RULES_PATHS = PAGES.filter((path) => path.endsWith('/rules/quick/'));

for (const path of someOf(QUICK_RULES_PATHS, 1, 2)) {
  test(`${path}: prints on one sheet, A4 and Letter`, async ({ page }) => {
    await page.goto(path);
    for (const format of ['A4', 'Letter']) {
      const pdf = await page.pdf({ format });
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), format).toHaveLength(1);
    }
  });
}

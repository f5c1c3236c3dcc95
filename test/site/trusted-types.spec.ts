import { expect, test } from '@playwright/test';

/** Tests that no script of a page can make HTML or a script of text. */

test('text becomes neither HTML nor a script', async ({ page }) => {
  await page.goto('/');
  const attempts = await page.evaluate(() => {
    const errorOf = (attempt: () => unknown): string => {
      try {
        attempt();
        return 'nothing';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      html: errorOf(() => {
        document.body.innerHTML = '<b>Bold</b>';
      }),
      empty: errorOf(() => {
        document.createElement('p').innerHTML = '';
      }),
      script: errorOf(() => {
        document.createElement('script').text = 'alert()';
      }),
      address: errorOf(() => {
        document.createElement('script').src = '/a.js';
      }),
    };
  });
  const refused = 'TypeError';
  expect(attempts).toEqual({ html: refused, empty: 'nothing', script: refused, address: 'nothing' });
});

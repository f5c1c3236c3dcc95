import { expect, test } from '@playwright/test';

/** Tests that no script of a page can make HTML of text, or run a script from elsewhere. */

test('text becomes neither HTML nor the address of a script elsewhere', async ({ page }) => {
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
      foreign: errorOf(() => {
        document.createElement('script').src = 'https://elsewhere.example/a.js';
      }),
      own: errorOf(() => {
        document.createElement('script').src = '/a.js';
      }),
    };
  });
  const refused = 'TypeError';
  expect(attempts).toEqual({ html: refused, empty: 'nothing', script: refused, foreign: refused, own: 'nothing' });
});

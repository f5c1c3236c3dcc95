import type { Page } from '@playwright/test';
import { loadGames } from '../../src/cli/games.ts';
import { playerName } from '../../src/features/house-rules/names.ts';
import type { DeskPlace } from '../../src/game/desk.ts';
import { defaultOptions } from '../../src/game/options.ts';
import { packCase } from '../../src/referee/link.ts';
import { heavyCases } from '../games/heavy-cases.ts';
import { waitForTurn } from './any-move.ts';
import { placeOf } from './desk-place.ts';
import { click, pageTime } from './gestures.ts';
import { expectInView } from './in-view.ts';
import { someOf } from './sample.ts';
import { axe, expect, PAGES, test } from './site.ts';

const REFEREE_PATHS = PAGES.filter((path) => path.endsWith('/referee/'));

// With many unseen cards the table is high.
for (const path of someOf(REFEREE_PATHS, 2, 3)) {
  test(`${path}: in a low window a ruling is in view, however high its table is`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    for (const at of [2, 6]) await click(page.locator('.key').nth(at));
    await click(page.getByRole('group', { name: 'What they did' }).getByRole('button').first());
    await expectInView(page, page.locator('.ruling-step .ruling-verdict'));
    await expectInView(page, page.locator('.ruling-step .ruling-says'));
  });
}

for (const [width, height] of [
  [844, 390],
  [640, 360],
] as const) {
  const path = someOf(REFEREE_PATHS, 1, width)[0] as string;
  test(`${path}: at ${width}×${height} the table is beside the keys, then beside the ruling`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const table = page.locator('.desk-table');
    /** The table and a part beside it are whole in the window, and neither covers the other. */
    const expectBeside = async (part: string): Promise<void> => {
      await expectInView(page, table);
      await expectInView(page, page.locator(part));
      const right = (await table.boundingBox().then((box) => box && box.x + box.width)) ?? 0;
      expect((await page.locator(part).boundingBox())?.x).toBeGreaterThanOrEqual(right);
    };
    const key = page.locator('.keypad .keypad-line:nth-child(2) .key, .keypad-line:only-child .key');
    await key.first().waitFor();
    for (const at of [1, 3]) await click(key.nth(at));
    await expectBeside('.keypad');
    await expectBeside('.typed input');
    await click(page.getByRole('button', { name: 'Clear', exact: true }));
    await click(page.getByRole('button', { name: 'Show an example' }));
    await page.locator('.ruling-step .ruling-verdict').waitFor();
    await expectBeside('.ruling-step .ruling-verdict');
    await expectBeside('.ruling-step .ruling-says');
  });
}

for (const path of someOf(REFEREE_PATHS, 2, 4)) {
  test(`${path}: places and keys are one Tab stop a line, with arrows within and letters for the cards`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const line of await page.locator('.place-bar, .keypad-line').all()) {
      await expect(line.locator('button[tabindex="0"]')).toHaveCount(1);
    }
    const ranks = page.locator('.keypad-line').last().getByRole('button');
    await ranks.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(ranks.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(ranks.nth(8)).toBeFocused();
    await expect(ranks.nth(8)).toHaveAttribute('tabindex', '0');
    await page.keyboard.press('End');
    await expect(ranks.last()).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(ranks.first()).toBeFocused();
    await page.keyboard.press('5');
    await expect(page.locator('.try-table .card-face')).toHaveCount(1);
    await expect(ranks.filter({ hasText: '5' }).first()).toBeFocused();
  });
}

for (const path of someOf(REFEREE_PATHS, 1)) {
  test.describe(path, () => {
    test('a ruling’s link opens exactly this case', async ({ page, context }) => {
      await page.goto(path);
      await click(page.getByRole('button', { name: 'Show an example' }));
      await click(page.locator('.zone-hand button').nth(0));
      await click(page.locator('.zone-hand button').nth(1));
      await click(page.getByRole('group', { name: 'What they did' }).getByRole('button').first());
      const ruling = page.locator('.ruling').first();
      await expect(ruling).toContainText(/llowed|depends/);
      // The address is updated a moment after the desk.
      await pageTime(page, 300);
      const address = await page.evaluate(() => location.href);
      expect(address).toContain('#');
      const otherPage = await context.newPage();
      await otherPage.goto(address);
      await expect(otherPage.locator('.ruling').first()).toContainText(/llowed|depends/);
      // The links of a law appear a moment after it.
      const otherRuling = otherPage.locator('.ruling').first();
      await expect.poll(async () => (await otherRuling.innerText()) === (await ruling.innerText())).toBe(true);
      const cards = (tab: typeof page) =>
        tab
          .locator('.table-sheet [data-item]')
          .evaluateAll((items) => items.map((item) => item.getAttribute('data-item')));
      expect(await cards(otherPage)).toEqual(await cards(page));
      expect(await axe(page)).toEqual([]);
    });
  });
}

for (const path of someOf(REFEREE_PATHS, 1, 2)) {
  test.describe(path, () => {
    test('a damaged link says so and leaves an empty desk', async ({ page }) => {
      await page.goto(`${path}#1cnothing-of-ours`);
      await expect(page.locator('.desk-problem').filter({ hasText: /link/i })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Show an example' })).toBeVisible();
    });

    test('the practice game is copied to the desk with one tap', async ({ page }) => {
      await page.goto(path.replace('/referee/', '/play/'));
      await page.getByRole('button', { name: 'Deal' }).click();
      await waitForTurn(page);
      const hand = await page
        .locator('.zone-hand [data-item]')
        .evaluateAll((items) => items.map((item) => item.getAttribute('data-item')).sort());
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('link', { name: 'Ask the referee' }).click();
      await expect(page).toHaveURL(/\/referee\/#/);
      await expect(page.locator('.zone-hand [data-item]')).toHaveCount(hand.length);
      const links = await page
        .locator('.zone-hand [data-item]')
        .evaluateAll((items) => items.map((item) => item.getAttribute('data-item')).sort());
      expect(links).toEqual(hand);
    });
  });
}

for (const path of someOf(REFEREE_PATHS, 1, 3)) {
  test.describe(`on a phone, ${path}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('every place can be reached, with its text', async ({ page }) => {
      const game = (await loadGames()).get(path.split('/')[1] ?? '');
      if (!game) throw new Error('it is the desk of a game');
      await page.goto(path);
      const options = defaultOptions(game.options);
      const reachPlaces = async (places: readonly DeskPlace[]): Promise<void> => {
        const moreButton = page.locator('.place-row').getByRole('button', { name: 'More …' });
        for (const { id, when } of places) {
          if (when && !when({})) continue;
          const target = placeOf(page, id);
          // Once a place is chosen, the bar is one row again.
          if (!(await target.isVisible())) await click(moreButton);
          await click(target);
          await expect(page.locator(`[data-editor="${id}"]`)).toBeInViewport();
        }
      };
      await page.locator('.place-bar').waitFor();
      await reachPlaces(game.desk.places(options, 0, playerName));
      for (const form of game.desk.counts) {
        await click(page.getByRole('button', { name: form.label }));
        await reachPlaces(form.places(options, playerName));
      }
    });

    test('an error is shown beside the table, and one touch leads to its correction', async ({ page }) => {
      await page.goto(path);
      await click(page.getByRole('button', { name: 'Show an example' }));
      const card = await page.locator('.try-table .zone-hand [data-item]').first().getAttribute('data-item');
      const slot = page.locator('.slot').last();
      test.skip(!(await slot.isVisible()), 'the example has no room for another card');
      await click(slot);
      // The input has more copies of a card than any pack.
      await page.getByLabel(/Or type it/).fill(`${card} `.repeat(30));
      await click(page.getByRole('button', { name: 'Put down' }));
      await click(page.getByRole('button', { name: /^Fix: / }));
      await expect(page.locator('.editor .place-wrong').first()).toBeInViewport();
    });

    test('an example sentence fills the line with one touch, and its parts are shown before it is put down', async ({
      page,
    }) => {
      await page.goto(path);
      const field = page.getByLabel(/Or type it/);
      await field.focus();
      const example = page.locator('.typed-examples button').first();
      await expect(example).toBeVisible();
      const sentence = await example.innerText();
      const height = (await page.locator('.typed').boundingBox())?.height;
      await example.click();
      await expect(field).toHaveValue(sentence);
      await expect(page.locator('.typed-part.is-who')).toHaveText(/ (?:try|tries)$/);
      await expect(page.locator('.typed-part.is-move')).toHaveCount(1);
      await expect(page.locator('.ruling-verdict')).toHaveCount(0);
      expect((await page.locator('.typed').boundingBox())?.height).toBe(height);
      await field.press('Enter');
      await expect(page.locator('.ruling-step .ruling-verdict')).toHaveCount(1);
    });

    test('a typed try appears on the table and gets a ruling, and a line that isn’t understood doesn’t', async ({
      page,
    }) => {
      await page.goto(path);
      const field = page.getByLabel(/Or type it/);
      const sentence = /“(.+)”/.exec((await field.getAttribute('placeholder')) ?? '')?.[1] ?? '';
      await field.fill(`${sentence} zorn`);
      await field.press('Enter');
      await expect(page.locator('.typed-wrong')).toHaveText(/^I read: .+\. I don’t know “zorn”\.$/);
      await expect(page.locator('.ruling-verdict')).toHaveCount(0);
      expect(new URL(page.url()).hash).toBe('');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.fill(sentence);
      await expect(page.locator('.typed-wrong')).toBeEmpty();
      await field.press('Enter');
      await expect(page.locator('.ruling-step .ruling-verdict')).toHaveCount(1);
      await expect(page.locator('.try-table .zone-hand [data-item]').first()).toBeVisible();
    });

    test('two sides answer before they read the ruling, each in its half of the screen', async ({ page }) => {
      await page.goto(path);
      await click(page.getByRole('button', { name: 'Two sides' }));
      await click(page.getByRole('button', { name: 'Show an example' }));
      const [far, near] = [
        page.getByRole('region', { name: 'The far side' }),
        page.getByRole('region', { name: 'The near side' }),
      ];
      const answer = (side: typeof far, name: string) => click(side.getByRole('button', { name, exact: true }));
      await answer(far, 'Allowed');
      await expect(near.getByRole('button')).toHaveCount(2);
      await expect(page.locator('.ruling-verdict')).toHaveCount(0);
      await answer(near, 'Not allowed');
      for (const side of [far, near]) {
        await expect(side.locator('.ruling-verdict')).toBeInViewport();
        await expect(side.locator('.ruling-says')).toBeInViewport();
        await expect(side.locator('.ruling-law b')).toHaveText(/^Rule \d+\.\d+/);
      }
      expect(await axe(page, { within: '.sides' })).toEqual([]);
      await click(page.getByRole('button', { name: 'Done' }));
      await expect(page.locator('.ruling-step .ruling-verdict')).toBeInViewport();
    });

    test('a cleared table can be restored', async ({ page }) => {
      await page.goto(path);
      await click(page.getByRole('button', { name: 'Show an example' }));
      await expect(page.locator('.ruling-verdict')).toHaveCount(1);
      // The explanations of the ruling load after the verdict.
      await page.waitForLoadState('networkidle');
      const ruling = await page.locator('.ruling').innerText();
      const questions = await page.locator('.asks').allInnerTexts();
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await expect(page.locator('.ruling-verdict')).toHaveCount(0);
      await page.getByRole('button', { name: 'Put it back' }).click();
      await expect.poll(() => page.locator('.ruling').innerText()).toBe(ruling);
      // Questions about a card disappear with the card.
      expect(await page.locator('.asks').allInnerTexts()).toEqual(questions);
    });
  });
}

for (const path of someOf(REFEREE_PATHS, 1, 4)) {
  test.describe(`at ${path}, when something else happened`, () => {
    test.use({ viewport: { width: 390, height: 844 } });
    const opener = 'Something else happened';

    test('two touches lead to the sentence that settles it, and back', async ({ page }) => {
      await page.goto(path);
      await click(page.getByRole('button', { name: opener }));
      const sheet = page.getByRole('dialog', { name: 'What happened?' });
      await expect(sheet).toBeVisible();
      expect(await axe(page, { within: '.mishaps' })).toEqual([]);
      // The whole list is in view.
      await expectInView(page, sheet.getByRole('button', { name: 'Close' }));
      await click(sheet.getByRole('button', { name: 'A player acted out of turn' }));
      const ruling = page.locator('.mishaps .ruling');
      await expect(ruling.locator('.ruling-says')).toContainText('out of turn');
      const link = ruling.getByRole('link', { name: /^Rule \d+\.\d+ · A player acted out of turn$/ });
      await expect(link).toHaveAttribute('href', /\/rules\/trouble\/#trouble-out-of-turn$/);
      expect(await axe(page, { within: '.mishaps' })).toEqual([]);
      await click(page.getByRole('button', { name: 'Back' }));
      await expect(sheet.getByRole('button', { name: 'A player acted out of turn' })).toBeFocused();
    });

    test('Escape and the browser’s Back close the list, and the page and the focus stay', async ({ page }) => {
      await page.goto('/');
      await page.goto(path);
      const button = page.getByRole('button', { name: opener });
      for (const close of [() => page.keyboard.press('Escape'), () => page.goBack(), () => page.goBack()]) {
        await click(button);
        await expect(page.locator('.mishaps')).toBeVisible();
        await close();
        await expect(page.locator('.mishaps')).toHaveCount(0);
        await expect(button).toBeFocused();
        expect(new URL(page.url()).pathname).toBe(path);
        // Its entry in the history is removed a moment later.
        await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
      }
      // Nothing is left in the history.
      await page.goBack();
      await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
    });
  });
}

/** Lays a card with the keys of the open place: its suit first, where the pack has suits. */
async function layByKeys(page: Page, code: string): Promise<void> {
  const suit = page.locator(`.keypad [data-suit="${code.slice(-1)}"]`);
  if ((await suit.count()) > 0) await click(suit);
  await click(page.locator(`.keypad [data-key="${code}"]`));
}

for (const path of someOf(REFEREE_PATHS, 2, 1)) {
  test.describe(`on a phone, ${path}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('a count is laid by touch and answered, and its link shows the same drawing', async ({ page, context }) => {
      const game = (await loadGames()).get(path.split('/')[1] ?? '');
      if (!game) throw new Error('it is the desk of a game');
      const options = defaultOptions(game.options);
      // Where each place takes a known number of cards, the keys fold after the last one.
      const isFixed = (place: DeskPlace): boolean => 'maxCards' in place;
      const forms = game.desk.counts.filter((form) =>
        form.places(options, playerName).some((place) => 'unseen' in place),
      );
      for (const form of forms) {
        await page.goto(path);
        await click(page.getByRole('button', { name: form.label }));
        for (const place of form.places(options, playerName)) {
          if (!('unseen' in place)) continue;
          await click(placeOf(page, place.id));
          for (const code of place.read(form.example) ?? []) await layByKeys(page, code);
        }
        const answer = page.locator('.count .ruling-verdict');
        await expect(answer).toHaveText(/\w/);
        if (form.places(options, playerName).every((place) => !('unseen' in place) || isFixed(place))) {
          await expect(page.locator('.editor')).toBeHidden();
          await expect(answer).toBeInViewport();
        }
        await pageTime(page, 300);
        const linkedPage = await context.newPage();
        await linkedPage.goto(page.url());
        await expect(linkedPage.locator('.count .ruling-verdict')).toHaveText(await answer.innerText());
        await expect(linkedPage.locator('.editor')).toBeHidden();
        const drawnCards = (tab: Page) =>
          tab.locator('.count [data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
        await expect.poll(() => drawnCards(linkedPage)).toEqual(await drawnCards(page));
        await linkedPage.close();
      }
    });
  });
}

// The test works on any desk, since all have the same referee.
test.describe('a slow ruling', () => {
  const path = REFEREE_PATHS[0] as string;

  test('says so, can be stopped and asked again, and a stopped one never appears', async ({ page }) => {
    let release = (): void => undefined;
    const workerAllowed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/worker[^/]*\.js$/, (route) => workerAllowed.then(() => route.continue()));
    await page.goto(path);
    await page.getByRole('button', { name: 'Show an example' }).click();
    const step = page.locator('.ruling-step');
    const verdict = page.locator('.ruling-verdict');
    await expect(step).toContainText('The referee is thinking');
    await step.getByRole('button', { name: 'Stop' }).click();
    await expect(step).toContainText('show some of them, or ask again');
    expect(await axe(page, { within: '.ruling-step' })).toEqual([]);
    await step.getByRole('button', { name: 'Ask again' }).click();
    await expect(step).toContainText('The referee is thinking');
    // Without the card there is no question.
    await page.locator('.try-table [data-item][aria-pressed="true"]').first().click();
    await expect(step).toContainText('Touch the cards as they were played');
    release();
    await page.waitForTimeout(1000);
    await expect(verdict).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByRole('button', { name: 'Show an example' }).click();
    await expect(verdict).toBeVisible();
  });

  test('comes from the page if there is no worker', async ({ page }) => {
    await page.route(/worker[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    await page.getByRole('button', { name: 'Show an example' }).click();
    await expect(page.locator('.ruling-verdict')).toBeVisible();
  });
});

/** Records the longest task of the page, in ms; 0 without long tasks. */
function watchLongTasks(): void {
  const page = globalThis as unknown as { longest: number };
  page.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) page.longest = Math.max(page.longest, duration);
  }).observe({ type: 'longtask' });
}

for (const [at, json] of (await heavyCases()).entries()) {
  test(`case ${at + 1} that takes long doesn’t block the page`, async ({ page }) => {
    const { move: _, ...table } = json;
    /** Opens a fragment; returns the time to the ruling and the longest task, in ms. */
    const judgeFragment = (fragment: string): Promise<{ waited: number; longest: number }> =>
      page.evaluate(async (hash) => {
        const page = globalThis as unknown as { longest: number };
        const start = performance.now();
        page.longest = 0;
        location.hash = hash;
        while (!document.querySelector('.ruling-verdict, .ruling-step > .place-wrong')) {
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        const waited = performance.now() - start;
        // Long tasks are reported a moment later.
        await new Promise((resolve) => setTimeout(resolve, 200));
        return { waited, longest: page.longest };
      }, fragment);
    await page.addInitScript(watchLongTasks);
    await page.goto(`/${json['game']}/referee/#${packCase(table)}`);
    // On a busy machine everything takes longer, and sometimes much longer.
    await expect(async () => {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, packCase(table));
      await expect(page.locator('.ruling-step')).toContainText('Touch the cards as they were played');
      await page.waitForTimeout(500);
      const { waited, longest } = await judgeFragment(packCase(json));
      expect(longest).toBeLessThanOrEqual(Math.max(50, waited / 3));
    }).toPass();
  });
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expectInView } from './in-view.ts';
import { readLessons } from './lesson-guide.ts';
import { expect, PAGES, test } from './site.ts';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const GAMES = PAGES.flatMap((path) => /^\/([^/]+)\/play\/$/.exec(path)?.[1] ?? []);
const lessons = await readLessons();

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`home at ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    test('a tap brings a ruling into view, and its buttons work; then one from each other game', async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (/(judging|answer|contract|core)[^/]*\.js/.test(request.url())) scripts.push(request.url());
      });
      await page.goto('/');
      await expectInView(page, page.locator('.sample .zone-hand .spot').last());
      expect(scripts, 'no engine before a touch').toEqual([]);
      const seenTexts = new Set<string>();
      // Static content is tapped before any script has loaded.
      for (let i = 0; i < GAMES.length; i++) {
        const game = (await page.locator('.sample').getAttribute('data-game')) ?? '';
        seenTexts.add(game);
        const placesOf = () =>
          page
            .locator('.again, .games')
            .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y + scrollY));
        const places = await placesOf();
        await page.getByRole('button', { name: 'Try it' }).click();
        await expect(page.locator('.ruling-verdict')).toContainText('Not allowed');
        expect(await placesOf(), `${game}: nothing below moves`).toEqual(places);
        await expectInView(page, page.locator('.ruling-verdict strong'));
        await expectInView(page, page.locator('.ruling-says'));
        const suggestion = page.locator('.ruling-could button').first();
        if (await suggestion.count()) {
          await expectInView(page, suggestion);
          await suggestion.click();
          await expect(page.locator('.ruling-verdict')).toContainText('Allowed');
          await expectInView(page, page.locator('.ruling-verdict strong'));
        }
        const nextButton = page.getByRole('button', { name: /^Next: / });
        await expectInView(page, nextButton);
        await nextButton.click();
        await expect(page.locator('.sample')).not.toHaveAttribute('data-game', game);
      }
      expect(seenTexts).toEqual(new Set(GAMES));
    });

    test('a card is the first thing touched, and the touch is kept', async ({ page }) => {
      await page.goto('/');
      const card = page.locator('.sample .zone-hand button').first();
      await expectInView(page, card);
      await card.click();
      await expect(card).toHaveAttribute('aria-pressed', 'true');
    });

    test('a returning player continues in one touch, and finds their own game first', async ({ page }) => {
      const game = GAMES[3] ?? '';
      const lessonFile = lessons.get(game)?.[0];
      await page.addInitScript(
        ([id, lesson]) => {
          localStorage.setItem('fair-deal/last', JSON.stringify({ version: 1, lesson: `${id}/${lesson}` }));
          localStorage.setItem(
            'fair-deal/progress',
            JSON.stringify({ version: 1, rules: { [`${id}/any`]: [0, 2, 0, 0] }, lessons: [`${id}/none`] }),
          );
        },
        [game, lessonFile?.slug],
      );
      await page.goto('/');
      const lesson = page.locator('[data-again="lesson"]');
      await expect(lesson).toContainText('Continue:');
      await expect(lesson).toHaveAttribute('href', lessonFile?.path ?? '');
      await expect(page.locator('[data-again="rules"]')).toHaveAttribute('href', `/${game}/learn/drill/`);
      // Current game, waiting game, fading rules and news: each is one touch away.
      const linksOn = page.locator('.again a');
      await expect(linksOn).toHaveCount(4);
      for (const way of await linksOn.all()) await expectInView(page, way);
      await expect(page.locator('.games > li').first()).toHaveAttribute('data-game', game);
      await expect(page.locator('.games > li')).toHaveCount(GAMES.length);
    });
  });
}

test('a returning reader continues in one touch, at the law they had reached', async ({ page }) => {
  const chapter = PAGES.find((path) => path.startsWith(`/${GAMES[1]}/rules/turn/`)) ?? '';
  await page.goto(chapter);
  const law = page.locator('.rule').nth(1);
  const anchor = await law.getAttribute('id');
  await law.evaluate((one) => one.scrollIntoView({ block: 'start' }));
  const readStored = () => page.evaluate(() => localStorage.getItem('fair-deal/reading'));
  await expect.poll(readStored).toContain('"chapter"');
  await page.goto('/');
  const lessonLink = page.locator('[data-again="lesson"]');
  await expect(lessonLink).toContainText('Read on:');
  await expect(lessonLink).toHaveAttribute('href', `${chapter}#${anchor}`);
});

test('a player with an argument is led to the games, each with its referee', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.locator('[data-again="rules"]').click();
  const firstGame = page.locator('.games > .game').first();
  await expectInView(page, firstGame.getByRole('link', { name: 'Referee' }));
});

test('the pictures of the games are links to them', async ({ page }) => {
  await page.goto('/');
  for (const game of GAMES) {
    await expect(page.locator(`.games a[href="/${game}/"] svg`)).toBeVisible();
  }
});

test('every game has a table for the home page', () => {
  for (const game of GAMES) {
    const { start, tried } = JSON.parse(readFileSync(`${DIST}${game}/sample.json`, 'utf8'));
    expect(start.game).toBe(game);
    expect(tried.length).toBeGreaterThan(5);
  }
});

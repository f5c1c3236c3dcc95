import type { Page } from '@playwright/test';
import { click } from './gestures.ts';
import { readLessons } from './lesson-guide.ts';
import { expect, PAGES, test } from './site.ts';

const REFEREE_PATHS = PAGES.filter((path) => path.endsWith('/referee/'));
const lessons = [...(await readLessons()).values()].flat();

/** The computed colours of a page with a judgement. */
interface Colours {
  /** For each verdict: its word, its sentence, their background, and the drawing of its sign. */
  readonly verdicts: Readonly<Record<string, readonly string[]>>;
  readonly picked: string;
  readonly marked: string;
  readonly sheet: string;
}

const readColours = (): Colours => {
  const one = (selector: string): HTMLElement => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`no ${selector}`);
    return element;
  };
  const panel = one('.ruling');
  const verdicts = ['legal', 'illegal', 'depends'].map((kind) => {
    panel.className = `ruling is-${kind}`;
    const colours = [
      getComputedStyle(one('.ruling-verdict')).color,
      getComputedStyle(one('.ruling-law p')).color,
      getComputedStyle(panel).backgroundColor,
    ];
    return [kind, colours] as const;
  });
  const [spot, other] = document.querySelectorAll<HTMLElement>('.try-table .zone-hand .spot');
  spot?.classList.remove('is-marked');
  spot?.classList.add('is-picked');
  other?.classList.add('is-picked', 'is-marked');
  const [ring, underline] = [spot, other].map((el) => getComputedStyle(el?.querySelector('.spot-cards') as Element));
  if (underline?.boxShadow !== 'none') throw new Error('a ring is under the dashes');
  const dashes = getComputedStyle(other?.querySelector('.spot-cards') as Element, '::after');
  if (dashes.borderStyle !== 'dashed') throw new Error('a refusal is dashed');
  return {
    verdicts: Object.fromEntries(verdicts),
    // The widest line of the ring is its colour.
    picked: /(rgb[^)]*\)) 0px 0px 0px 4px/.exec(ring?.boxShadow ?? '')?.[1] ?? 'none',
    marked: dashes.borderColor,
    sheet: getComputedStyle(one('.try-table .table-sheet')).backgroundColor,
  };
};

function light(colour: string): number {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const channel = Number(part) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

async function coloursOf(page: Page, path: string): Promise<Colours> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Show an example' }).click();
  await expect(page.locator('.ruling')).toContainText(/llowed|depends/);
  return page.evaluate(readColours);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`judged in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('allowed, refused and touched look alike in every game, and different from each other', async ({ page }) => {
      const deskColours: Colours[] = [];
      for (const path of REFEREE_PATHS) deskColours.push(await coloursOf(page, path));
      const [firstColours] = deskColours;
      if (!firstColours) throw new Error('there are desks');
      for (const otherColours of deskColours) expect(otherColours).toEqual(firstColours);
      const { verdicts, picked, marked, sheet } = firstColours;
      const words = Object.values(verdicts).map(([word]) => word);
      const grounds = Object.values(verdicts).map(([, , ground]) => ground);
      expect(new Set([...words, picked]).size).toBe(4);
      expect(new Set(grounds).size).toBe(3);
      expect(marked).toBe(verdicts['illegal']?.[0]);
      for (const [word = '', text = '', ground = ''] of Object.values(verdicts)) {
        expect(contrast(word, ground)).toBeGreaterThan(4.5);
        expect(contrast(text, ground)).toBeGreaterThan(4.5);
      }
      for (const line of [picked, marked]) expect(contrast(line, sheet)).toBeGreaterThan(3);
    });
  });
}

test('each verdict has its own sign', async ({ page }) => {
  await page.goto(`${REFEREE_PATHS[0]}`);
  await page.getByRole('button', { name: 'Show an example' }).click();
  const sign = page.locator('.ruling .ruling-icon path');
  const refusedSign = await sign.getAttribute('d');
  await click(page.locator('.ruling-could button').first());
  await expect(page.locator('.ruling')).toHaveClass(/is-legal/);
  expect(await sign.getAttribute('d')).not.toBe(refusedSign);
});

test('the button of the judged move stands out, not the likeliest', async ({ page }) => {
  let triedCount = 0;
  for (const path of REFEREE_PATHS) {
    await page.goto(path);
    await click(page.getByRole('button', { name: 'Show an example' }));
    // The buttons follow the example once the game is loaded.
    await page.waitForLoadState('networkidle');
    const actions = page.getByRole('group', { name: 'What they did' });
    const otherButton = actions.locator(`button:visible:not(.primary, .chip, [aria-disabled="true"])`).first();
    if ((await otherButton.count()) === 0) continue;
    const name = await otherButton.innerText();
    await click(otherButton);
    await expect(page.locator('.ruling-verdict')).toBeVisible();
    // If the selected items determine the move, it has no button.
    await expect(actions.locator('.primary').filter({ hasNotText: name })).toHaveCount(0);
    triedCount += await actions.locator('.primary').count();
  }
  expect(triedCount).toBeGreaterThan(1);
});

/** Plays a lesson up to a question with several answers; returns whether there is one. */
async function toQuestion(page: Page): Promise<boolean> {
  for (let i = 0; i < 20; i++) {
    if ((await page.locator('.lesson-ask [role="group"] button').count()) > 0) return true;
    const nextButton = page.locator('[data-go], .lesson-ways button:has-text("Show me")').first();
    // While a step is shown there is no button yet.
    await page.waitForLoadState('networkidle');
    if ((await nextButton.count()) === 0 || (await nextButton.getAttribute('href')) !== null) return false;
    await click(nextButton);
  }
  return false;
}

test('an answer in a lesson has a sign, and a wrong one has no colour of a right one or of a verdict', async ({
  page,
}) => {
  const box = page.locator('.lesson-remark .judged');
  const wrongAnswer = page.locator('.lesson-ask .is-wrong');
  for (const { path } of lessons) {
    await page.goto(path);
    await page.locator('.lesson-ways button').first().waitFor();
    if (!(await toQuestion(page))) continue;
    await click(page.locator('.lesson-ask [role="group"] button').first());
    await expect(box.locator('svg')).toBeVisible();
    if ((await wrongAnswer.count()) > 0) break;
  }
  await expect(box).toHaveClass(/is-wrong/);
  await expect(wrongAnswer.locator('svg')).toBeVisible();
  const { own, named } = await wrongAnswer.evaluate((el) => {
    const { color, borderColor } = getComputedStyle(el);
    const probe = document.createElement('i');
    document.body.append(probe);
    const colours = ['--accent', '--right', '--red'].map((name) => {
      probe.style.color = getComputedStyle(document.documentElement).getPropertyValue(name);
      return getComputedStyle(probe).color;
    });
    return { own: [color, borderColor], named: colours };
  });
  for (const colour of own) expect(named).not.toContain(colour);
});

import type { Locator, Page } from '@playwright/test';
import { tap, waitUntilDrawn } from '../gestures.ts';

/** Statistics of touches at the desk. */
export interface TouchCount {
  /** Taps, including those for a drop-down list or a number: opening it, each digit. */
  touches: number;
  /** Items out of sight that needed a swipe, each an additional touch. */
  readonly swipes: string[];
}

const quoted = (text: string): string => text.replaceAll('"', '\\"');
const named = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** The element that a token of an argument touches. */
function elementOf(page: Page, token: string): Locator {
  const rest = token.slice(1);
  if (token === 'more') return page.locator('.place-row').getByRole('button', { name: 'More …' });
  if (token === 'join') return page.getByRole('button', { name: 'Combine them' });
  if (token === 'whole') return page.getByRole('button', { name: 'That is the whole hand' });
  switch (token[0]) {
    case '@':
      return page.locator(`.place-bar [data-place="${quoted(rest)}"]`);
    case '>': {
      const [zone = '', item = ''] = rest.split('/');
      return page.locator(`.try-table [data-zone="${zone}"] [data-item="${item}"]`);
    }
    case '~':
      return page.locator('.editor .things [data-item]').nth(Number(rest));
    case '!':
      return page
        .locator('.try-row')
        .getByRole('button', { name: named(rest), includeHidden: true })
        .first();
    case '?':
      return page
        .locator('.asks')
        .getByRole('button', { name: named(rest) })
        .first();
    case '#':
      return page.locator('.desk-quarrel').nth(Number(rest) - 1);
    default:
      return page.locator(`.picker [data-key="${quoted(token)}"]`);
  }
}

/** Whether a touch meets the middle of an element. */
const isMet = (one: Locator): Promise<boolean> =>
  one.evaluate((el) => {
    const box = (el.querySelector('.spot-cards') ?? el).getBoundingClientRect();
    if (box.width === 0) return false;
    const x = box.x + Math.min(box.width / 2, 12);
    const y = box.y + Math.min(box.height / 2, 18);
    const met = document.elementFromPoint(x, y);
    return met !== null && (el.contains(met) || met.contains(el));
  });

/** Touches the element that reveals it: the last in its row, or the edge of the cover. */
async function reveal(page: Page, one: Locator, so: TouchCount): Promise<void> {
  const own = one.locator('xpath=ancestor::*[contains(@class, "place-row") or contains(@class, "try-row")]');
  // Several equal cards in the other places come with them.
  const among = one.locator('xpath=ancestor::*[contains(@class, "place-alike")]/preceding-sibling::*');
  const row = (await among.count()) > 0 ? among.first() : own;
  const isRow = (await row.count()) > 0;
  const onTable = (await one.locator('xpath=ancestor::*[contains(@class, "try-table")]').count()) > 0;
  if (!isRow && !onTable) return;
  const way = isRow
    ? row.getByRole('button', { name: /^(More|Other tries) …$/ })
    : page.getByRole('button', { name: 'See the whole table' });
  if (!(await way.isVisible())) return;
  so.touches++;
  await tap(way);
  await waitUntilDrawn(page);
}

async function touch(page: Page, one: Locator, what: string, so: TouchCount): Promise<void> {
  await one.waitFor({ state: 'attached' });
  if (!(await isMet(one))) await reveal(page, one, so);
  if (!(await isMet(one))) {
    so.swipes.push(what);
    so.touches++;
    await one.scrollIntoViewIfNeeded();
  }
  so.touches++;
  await tap(one);
  await waitUntilDrawn(page);
}

/** Sets a value of the current place: a word of a speaker's line, one of a few, one of a drop-down list. */
async function enterValue(page: Page, label: string, so: TouchCount): Promise<void> {
  const editor = page.locator('.editor');
  const [line = '', word = ''] = label.split(': ');
  if (word !== '') {
    const choice = editor.getByRole('group', { name: line, exact: true });
    return touch(page, choice.getByRole('button', { name: word, exact: true }), label, so);
  }
  const list = editor.getByRole('combobox');
  if ((await list.count()) === 0)
    return touch(page, editor.locator('.ways label', { hasText: label }), label, so);
  await touch(page, list, label, so);
  so.touches++;
  await list.selectOption({ label });
  await waitUntilDrawn(page);
}

async function chooseHouseRule(page: Page, rule: string, so: TouchCount): Promise<void> {
  const [key = '', value = ''] = rule.split('=');
  const list = page.locator(`#house-${key}`);
  await touch(page, list, rule, so);
  so.touches++;
  await list.selectOption({ label: value });
  await waitUntilDrawn(page);
}

/** Performs a token by touch, and counts it. */
export async function performToken(page: Page, token: string, so: TouchCount): Promise<void> {
  const rest = token.slice(1);
  if (token.startsWith('=')) return enterValue(page, rest, so);
  if (token.startsWith('%')) return chooseHouseRule(page, rest, so);
  if (token.startsWith('+')) {
    const box = page.locator('.editor').getByRole('spinbutton');
    await touch(page, box, token, so);
    so.touches += rest.length;
    await box.fill(rest);
    return waitUntilDrawn(page);
  }
  return touch(page, elementOf(page, token), token, so);
}

import type { Locator, Page } from '@playwright/test';
import { tap, waitUntilDrawn } from '../gestures.ts';

/** Statistics of touches at the desk. */
export interface TouchCount {
  /** Number of taps. A drop-down list counts one more to open it, a number one per digit. */
  touches: number;
  /** Items out of sight that needed a swipe, each an additional touch. */
  readonly swipes: string[];
}

const quoted = (text: string): string => text.replaceAll('"', '\\"');
const startingWith = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** The element that a token of an argument touches. */
function elementOf(page: Page, token: string): Locator {
  const itemText = token.slice(1);
  if (token === 'more') return page.locator('.place-row').getByRole('button', { name: 'More …' });
  if (token === 'join') return page.getByRole('button', { name: 'Combine them' });
  if (token === 'whole') return page.getByRole('button', { name: 'That is the whole hand' });
  switch (token[0]) {
    case '@':
      return page.locator(`.place-bar [data-place="${quoted(itemText)}"]`);
    case '>': {
      const [zone = '', item = ''] = itemText.split('/');
      return page.locator(`.try-table [data-zone="${zone}"] [data-item="${item}"]`);
    }
    case '~':
      return page.locator('.editor .things [data-item]').nth(Number(itemText));
    case '!':
      return page
        .locator('.try-row')
        .getByRole('button', { name: startingWith(itemText), includeHidden: true })
        .first();
    case '?':
      return page
        .locator('.asks')
        .getByRole('button', { name: startingWith(itemText) })
        .first();
    case '#':
      return page.locator('.desk-quarrel').nth(Number(itemText) - 1);
    default:
      return page.locator(`.picker [data-key="${quoted(token)}"]`);
  }
}

/** Returns whether a touch hits the middle of an element. */
const isMet = (one: Locator): Promise<boolean> =>
  one.evaluate((el) => {
    const box = (el.querySelector('.spot-cards') ?? el).getBoundingClientRect();
    if (box.width === 0) return false;
    const x = box.x + Math.min(box.width / 2, 12);
    const y = box.y + Math.min(box.height / 2, 18);
    const hitElement = document.elementFromPoint(x, y);
    return hitElement !== null && (el.contains(hitElement) || hitElement.contains(el));
  });

/** Touches the control that reveals an element: the last one in its row, or the cover's edge. */
async function reveal(page: Page, one: Locator, count: TouchCount): Promise<void> {
  const ownRow = one.locator('xpath=ancestor::*[contains(@class, "place-row") or contains(@class, "try-row")]');
  // Equal cards in the other places are revealed with them.
  const equalCards = one.locator('xpath=ancestor::*[contains(@class, "place-alike")]/preceding-sibling::*');
  const row = (await equalCards.count()) > 0 ? equalCards.first() : ownRow;
  const isRow = (await row.count()) > 0;
  const isOnTable = (await one.locator('xpath=ancestor::*[contains(@class, "try-table")]').count()) > 0;
  if (!isRow && !isOnTable) return;
  const way = isRow
    ? row.getByRole('button', { name: /^(More|Other tries) …$/ })
    : page.getByRole('button', { name: 'See the whole table' });
  if (!(await way.isVisible())) return;
  count.touches++;
  await tap(way);
  await waitUntilDrawn(page);
}

async function touch(page: Page, one: Locator, name: string, count: TouchCount): Promise<void> {
  await one.waitFor({ state: 'attached' });
  if (!(await isMet(one))) await reveal(page, one, count);
  if (!(await isMet(one))) {
    count.swipes.push(name);
    count.touches++;
    await one.scrollIntoViewIfNeeded();
  }
  count.touches++;
  await tap(one);
  await waitUntilDrawn(page);
}

/**
 * Sets a value of the current place: a word in a speaker's line, one of several options, or one of a
 * drop-down list.
 */
async function enterValue(page: Page, label: string, count: TouchCount): Promise<void> {
  const editor = page.locator('.editor');
  const [line = '', word = ''] = label.split(': ');
  if (word !== '') {
    const choice = editor.getByRole('group', { name: line, exact: true });
    return touch(page, choice.getByRole('button', { name: word, exact: true }), label, count);
  }
  const list = editor.getByRole('combobox');
  if ((await list.count()) === 0) return touch(page, editor.locator('.ways label', { hasText: label }), label, count);
  await touch(page, list, label, count);
  count.touches++;
  await list.selectOption({ label });
  await waitUntilDrawn(page);
}

async function chooseHouseRule(page: Page, rule: string, count: TouchCount): Promise<void> {
  const [key = '', value = ''] = rule.split('=');
  const list = page.locator(`#house-${key}`);
  await touch(page, list, rule, count);
  count.touches++;
  await list.selectOption({ label: value });
  await waitUntilDrawn(page);
}

/** Performs a token by touch, and counts it. */
export async function performToken(page: Page, token: string, count: TouchCount): Promise<void> {
  const itemText = token.slice(1);
  if (token.startsWith('=')) return enterValue(page, itemText, count);
  if (token.startsWith('%')) return chooseHouseRule(page, itemText, count);
  if (token.startsWith('+')) {
    const box = page.locator('.editor').getByRole('spinbutton');
    await touch(page, box, token, count);
    count.touches += itemText.length;
    await box.fill(itemText);
    return waitUntilDrawn(page);
  }
  return touch(page, elementOf(page, token), token, count);
}

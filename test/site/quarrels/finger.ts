import type { Locator, Page } from '@playwright/test';
import { placeOf } from '../desk-place.ts';
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
  if (token === 'on') return page.getByRole('button', { name: 'Lay a card on it' });
  if (token === 'away') return page.getByRole('button', { name: 'Take away' });
  if (token === 'join') return page.getByRole('button', { name: 'Combine them' });
  if (token === 'none')
    return page.locator('.editor-tools').getByRole('button', { name: /^(None|No |An empty|Nothing)/ });
  if (token === 'done') return page.locator('.editor').getByRole('button', { name: 'Done' });
  if (token === 'whole') return page.getByRole('button', { name: 'That’s all' });
  switch (token[0]) {
    case '@':
      return placeOf(page, itemText);
    case '>': {
      const [zone = '', item = ''] = itemText.split('/');
      return page.locator(`.try-table [data-zone="${zone}"] [data-item="${item}"]`);
    }
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
      return page.locator(`.keypad [data-key="${quoted(token)}"]`);
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

/** Touches the control that reveals an element: the last one in its row. */
async function reveal(page: Page, one: Locator, count: TouchCount): Promise<void> {
  const ownRow = one.locator('xpath=ancestor::*[contains(@class, "place-row") or contains(@class, "try-row")]');
  if ((await ownRow.count()) === 0) return;
  const way = ownRow.getByRole('button', { name: /^(More|Other tries) …$/ });
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
  const none = editor.locator('.spoken-so-far').getByRole('button', { name: label, exact: true });
  if ((await none.count()) > 0) return touch(page, none, label, count);
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
  const suitKey = page.locator(`.keypad [data-suit="${token.slice(-1)}"]`);
  if (/^(\d+|[AJQK])[SHDC]$/.test(token) && (await suitKey.count()) > 0) {
    // A rank key shows the card that it lays; another suit is chosen first.
    if ((await elementOf(page, token).count()) === 0) await touch(page, suitKey, token, count);
  }
  if (token.startsWith('=')) return enterValue(page, itemText, count);
  if (token.startsWith('%')) return chooseHouseRule(page, itemText, count);
  if (token.startsWith('+')) {
    const quickNumber = page.locator('.editor .ways label').filter({ hasText: new RegExp(`^${itemText}$`) });
    if ((await quickNumber.count()) > 0) return touch(page, quickNumber, token, count);
    const box = page.locator('.editor').getByRole('spinbutton');
    await touch(page, box, token, count);
    count.touches += itemText.length;
    await box.fill(itemText);
    return waitUntilDrawn(page);
  }
  return touch(page, elementOf(page, token), token, count);
}

import { expect, type Locator, type Page } from '@playwright/test';

/** The tested windows: small phones, phones in portrait and landscape, a desktop. */
export const WINDOW_SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
] as const;

/** Visibility of an element in the window: whole, cut off at an edge, or covered. */
const visibilityOf = (el: Element): 'in view' | 'outside' | 'covered' => {
  const { top, bottom, left, right } = el.getBoundingClientRect();
  const isInside = top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
  if (!isInside || bottom <= top) return 'outside';
  const points = [top + 3, bottom - 3].map((y) =>
    document.elementFromPoint(left + Math.min(12, (right - left) / 2), y),
  );
  return points.every((hit) => hit && (el.contains(hit) || hit.contains(el))) ? 'in view' : 'covered';
};

/** Expects an element to be in the window, whole and uncovered, without scrolling. */
export async function expectInView(page: Page, element: Locator): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await expect
    .poll(() => element.first().evaluate(visibilityOf), { message: `${element} at ${width}×${height}` })
    .toBe('in view');
}

/** The zones of a table whose cards cover another zone's cards, a seat, or leave the table. */
const listCrushedZones = (sheet: Element): readonly string[] => {
  const boxOf = (el: Element): DOMRect => el.getBoundingClientRect();
  const isOverlapping = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const table = boxOf(sheet);
  const zones = [...sheet.querySelectorAll('[data-zone]')].map((zone) => ({
    name: zone.getAttribute('data-zone') ?? '',
    boxes: [...zone.querySelectorAll('.card-face')].filter((el) => el.getClientRects().length > 0).map(boxOf),
  }));
  const seats = [...sheet.querySelectorAll('.player')].map((el) => ({ name: 'a seat', boxes: [boxOf(el)] }));
  const placedParts = [...zones, ...seats];
  return placedParts.flatMap(({ name, boxes }, i) => [
    ...(boxes.some((box) => box.top < table.top - 1 || box.bottom > table.bottom + 1)
      ? [`${name} beyond the table`]
      : []),
    ...placedParts
      .slice(i + 1)
      .filter((otherPart) => boxes.some((box) => otherPart.boxes.some((one) => isOverlapping(box, one))))
      .map((otherPart) => `${name} over ${otherPart.name}`),
  ]);
};

/** Expects a table to be whole in any size: no part covers another, or is cut off. */
export async function expectWhole(page: Page, sheet = page.locator('.table-sheet')): Promise<void> {
  await expect.poll(() => sheet.evaluate(listCrushedZones)).toEqual([]);
}

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ItemRef } from '../../game/zone.ts';

const GAP_PX = 8;

/** Scroll distance in px that uncovers an item below the dock; negative to scroll back once there is room. */
function scrollDistance({ root, table, top, thing }: DockLayout): number {
  const overlap = thing ? thing.bottom + GAP_PX - top : 0;
  if (overlap > 0) return overlap;
  const freeHeight = Math.min(top - table.bottom, -root.top, thing ? -overlap : Number.POSITIVE_INFINITY);
  return freeHeight > 0 ? -freeHeight : 0;
}

interface DockLayout {
  readonly root: DOMRect;
  readonly table: DOMRect;
  /** Top of the dock at the foot of the window. */
  readonly top: number;
  readonly thing: DOMRect | undefined;
}

/** Top in px of the dock while it sticks to the window's bottom; scrolled past, its rectangle is higher. */
function dockTop(dock: Element): number {
  const bottom = Number.parseFloat(getComputedStyle(dock).bottom) || 0;
  return innerHeight - bottom - dock.getBoundingClientRect().height;
}

/**
 * Keeps the touched item visible when the dock grows: scrolls the page so that the dock doesn't cover it.
 * @param touched the last touched item; null to show the whole table, its bottom edge first
 * @param answer changes with the content of the dock
 */
export function useTouchedInView(touched: ItemRef | null | undefined, answer: unknown): RefObject<HTMLDivElement> {
  const root = useRef<HTMLDivElement>(null);
  const lastAnswer = useRef(answer);
  useLayoutEffect(() => {
    if (lastAnswer.current === answer) return;
    lastAnswer.current = answer;
    const find = (selector: string): DOMRect | undefined =>
      root.current?.querySelector(selector)?.getBoundingClientRect();
    const thing = touched
      ? find(`[data-zone="${CSS.escape(touched.zone)}"] [data-item="${CSS.escape(touched.item)}"]`)
      : undefined;
    const table = find('.write-table');
    const dock = root.current?.querySelector('.write-dock');
    // In a wide window the dock is beside the table.
    if (!root.current || !table || !dock || dock.getBoundingClientRect().left >= table.right) return;
    const layout = { root: root.current.getBoundingClientRect(), table, top: dockTop(dock) };
    const top = scrollDistance({ ...layout, thing: touched === null ? table : thing });
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    if (top !== 0) scrollBy({ top, behavior });
  });
  return root;
}

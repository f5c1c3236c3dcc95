import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ItemRef } from '../../game/zone.ts';

const GAP = 8;

/**
 * Scroll distance in px that brings the thing out from under the dock; negative to scroll back once there is room.
 */
function scrollDistance({ root, table, top, thing }: DockLayout): number {
  const under = thing ? thing.bottom + GAP - top : 0;
  if (under > 0) return under;
  const free = Math.min(top - table.bottom, -root.top, thing ? -under : Number.POSITIVE_INFINITY);
  return free > 0 ? -free : 0;
}

interface DockLayout {
  readonly root: DOMRect;
  readonly table: DOMRect;
  /** Top of the dock at the foot of the window. */
  readonly top: number;
  readonly thing: DOMRect | undefined;
}

/** Top of the dock at the foot of the window. Its rectangle is higher while the page is scrolled past it. */
function dockTop(dock: Element): number {
  const bottom = Number.parseFloat(getComputedStyle(dock).bottom) || 0;
  return innerHeight - bottom - dock.getBoundingClientRect().height;
}

/**
 * Keeps the touched item visible when the dock grows: scrolls the table up from under it.
 * @param touched the last touched item; null to show the whole table, its bottom edge first
 * @param answer changes with the content of the dock
 */
export function useTouchedInView(
  touched: ItemRef | null | undefined,
  answer: unknown,
): RefObject<HTMLDivElement> {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef(answer);
  useLayoutEffect(() => {
    if (last.current === answer) return;
    last.current = answer;
    const find = (selector: string): DOMRect | undefined =>
      root.current?.querySelector(selector)?.getBoundingClientRect();
    const thing = touched
      ? find(`[data-zone="${CSS.escape(touched.zone)}"] [data-item="${CSS.escape(touched.item)}"]`)
      : undefined;
    const table = find('.write-table');
    const dock = root.current?.querySelector('.write-dock');
    // In a wide window the dock is beside the table.
    if (!root.current || !table || !dock || dock.getBoundingClientRect().left >= table.right) return;
    const lying = { root: root.current.getBoundingClientRect(), table, top: dockTop(dock) };
    const top = scrollDistance({ ...lying, thing: touched === null ? table : thing });
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    if (top !== 0) scrollBy({ top, behavior });
  });
  return root;
}

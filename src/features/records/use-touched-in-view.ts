import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ItemRef } from '../../game/zone.ts';

const GAP = 8;

/** How far the page moves so that the thing isn’t under what came up; back again where that has gone and there is room. */
function scrollDistance({ root, table, top, thing }: DockLayout): number {
  const under = thing ? thing.bottom + GAP - top : 0;
  if (under > 0) return under;
  const free = Math.min(top - table.bottom, -root.top, thing ? -under : Number.POSITIVE_INFINITY);
  return free > 0 ? -free : 0;
}

interface DockLayout {
  readonly root: DOMRect;
  readonly table: DOMRect;
  /** Where what comes up at the foot begins. */
  readonly top: number;
  readonly thing: DOMRect | undefined;
}

/** Where the dock begins at the foot of the window: further up it lies only where the page is scrolled beyond it. */
function dockTop(dock: Element): number {
  const bottom = Number.parseFloat(getComputedStyle(dock).bottom) || 0;
  return innerHeight - bottom - dock.getBoundingClientRect().height;
}

/**
 * Whatever comes up at the foot of the window, what was touched stays to be seen: the table moves up under it.
 * @param touched what was touched last; null where all of the table should be seen, its foot before its head
 * @param answer changes with what comes up
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
    // At a desk it stands beside the table.
    if (!root.current || !table || !dock || dock.getBoundingClientRect().left >= table.right) return;
    const lying = { root: root.current.getBoundingClientRect(), table, top: dockTop(dock) };
    const top = scrollDistance({ ...lying, thing: touched === null ? table : thing });
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    if (top !== 0) scrollBy({ top, behavior });
  });
  return root;
}

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ItemRef } from '../../game/zone.ts';

const GAP = 8;

/**
 * Whatever comes up at the foot of the window, what was touched stays to be seen: the table moves up under it.
 * @param touched what was touched last
 * @param answer changes with what comes up
 */
export function useTouchedInView(touched: ItemRef | undefined, answer: unknown): RefObject<HTMLDivElement> {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef(answer);
  useLayoutEffect(() => {
    if (last.current === answer || !touched) return;
    last.current = answer;
    const { zone, item } = touched;
    const find = (selector: string): DOMRect | undefined =>
      root.current?.querySelector(selector)?.getBoundingClientRect();
    const thing = find(`[data-zone="${CSS.escape(zone)}"] [data-item="${CSS.escape(item)}"]`);
    const dock = find('.write-dock');
    // At a desk it stands beside the table.
    if (!thing || !dock || dock.left >= thing.right) return;
    const under = thing.bottom + GAP - dock.top;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    if (under > 0) scrollBy({ top: under, behavior });
  });
  return root;
}

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * The table keeps its room when a move is done and focus goes on; from the first touch on it is in the window down to
 * its foot, also where buttons or a ruling (`grown`) came to it.
 */
export function usePlace(touched: boolean, done: boolean, grown: unknown): RefObject<HTMLDivElement> {
  const root = useRef<HTMLDivElement>(null);
  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
  // Measured while rendering: the table as it stood before the move, whose room it keeps.
  const height = find('.table-sheet')?.offsetHeight;

  // The button that was pressed is gone with the move: focus goes on to what can be done now.
  useLayoutEffect(() => {
    const style = find('.table-sheet')?.style;
    if (!style || !(done || style.minHeight)) return;
    style.minHeight = done ? `${height}px` : '';
    find(done ? '.try-again' : '.zone-hand button')?.focus({ preventScroll: true });
  }, [done]);

  useLayoutEffect(() => {
    const el = root.current;
    // What sticks to the foot of the window is in the way.
    const foot = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
    const below = (el?.getBoundingClientRect().bottom ?? 0) - innerHeight + foot;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    if (touched && below > 0) scrollBy({ top: below, behavior });
  }, [touched, grown]);
  return root;
}

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** By so much cards get smaller at a time, and no smaller than this. */
const STEP = 0.93;
const LEAST = 0.4;

/** What may grow beyond the room it has. */
const ROOMS = '.sheet-middle, .is-own > .zone-hand';

const overflows = (room: HTMLElement): boolean => room.scrollHeight > room.clientHeight + 1;

/** Draws what lies in a room as small as it must be to be seen whole. */
function shrink(room: HTMLElement, from: number): number {
  let size = from;
  room.style.setProperty('--fit', String(size));
  while (size > LEAST && overflows(room)) {
    size *= STEP;
    room.style.setProperty('--fit', String(size));
  }
  return size;
}

/**
 * Cards as large as the table has room for. Once small they stay small, since a table that breathes is hard to
 * read: they may grow again with the window, or when `deal` changes.
 */
export function useFit(root: RefObject<HTMLElement>, deal: unknown): void {
  const sizes = useRef(new Map<HTMLElement, number>());
  const dealt = useRef(deal);
  const refit = (): void => {
    for (const room of root.current?.querySelectorAll<HTMLElement>(ROOMS) ?? [])
      sizes.current.set(room, shrink(room, sizes.current.get(room) ?? 1));
  };
  useLayoutEffect(() => {
    if (dealt.current !== deal) sizes.current.clear();
    dealt.current = deal;
    refit();
  });
  useLayoutEffect(() => {
    const sheet = root.current;
    if (!sheet || typeof ResizeObserver === 'undefined') return;
    let known = '';
    const watch = new ResizeObserver(() => {
      const now = `${sheet.clientWidth} ${sheet.clientHeight}`;
      if (now === known) return;
      known = now;
      sizes.current.clear();
      // What is measured in the table's own height knows the new one only in the next frame.
      requestAnimationFrame(refit);
    });
    watch.observe(sheet);
    return () => watch.disconnect();
  }, []);
}

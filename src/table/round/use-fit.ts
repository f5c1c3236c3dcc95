import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { finishAnimations } from '../use-glide.ts';

/** By so much cards get smaller at a time, or by more. */
const SIZE_STEP = 0.93;
/** No smaller than this: a hand scrolls then, and lines of a middle come closer. */
const MIN_SIZE = { hand: 0.66, middle: 0.45 };

/** What may grow beyond the room it has: the hand first, for the middle has what it leaves. */
const ROOMS = ['.is-own > .zone-hand', '.sheet-middle'];

/** Of a card in hand at least so much shows, px. */
const MIN_VISIBLE = 34;

const overflows = (room: HTMLElement): boolean => room.scrollHeight > room.clientHeight + 1;

/** How a hand of cards at a size goes into as few lines as there may be while every card still shows enough of itself. */
function fitLines(hand: HTMLElement, from: number): (size: number) => void {
  const list = hand.querySelector<HTMLElement>('.zone-items');
  const cards = list?.querySelectorAll('button, span.spot').length ?? 0;
  const width = list?.querySelector<HTMLElement>('.card-face')?.getBoundingClientRect().width ?? 0;
  const wide = hand.clientWidth - 14;
  return (size) => {
    const room = wide - (width * size) / from;
    let lines = 1;
    while (cards > lines && room / (Math.ceil(cards / lines) - 1) < MIN_VISIBLE) lines++;
    list?.style.setProperty('--n', String(Math.max(2, Math.ceil(cards / lines))));
  };
}

/**
 * Draws what lies in a room as small as it must be to be seen whole. Every try is laid out, so few are made: by how
 * much it is too high says how much smaller it must be, in a hand its lines, in the middle lines and what is in them.
 */
function shrink(room: HTMLElement, from: number): number {
  const isHand = room.matches('.zone-hand');
  const least = isHand ? MIN_SIZE.hand : MIN_SIZE.middle;
  const draw = (size: number): void => room.style.setProperty('--fit', String(size));
  draw(from);
  const line = isHand && fitLines(room, from);
  for (let size = from; ; draw(size)) {
    if (line) line(size);
    if (size <= least || !overflows(room)) return size;
    const part = room.clientHeight / room.scrollHeight;
    size = Math.max(least, Math.min(size * SIZE_STEP, size * (isHand ? part : Math.sqrt(part))));
  }
}

/** A hand that had so many lines keeps their room: what lies above it stays where it is. */
function keepHeight(room: HTMLElement): void {
  if (room.matches('.zone-hand')) room.style.minHeight = `${room.offsetHeight}px`;
}

/**
 * Cards as large as the table has room for. Once small they stay small, since a table that breathes is hard to
 * read: they may grow again with the window, or when `deal` changes.
 */
export function useFit(root: RefObject<HTMLElement>, deal: unknown): void {
  const sizes = useRef(new Map<HTMLElement, number>());
  const dealt = useRef(deal);
  const refit = (): void => {
    if (root.current) finishAnimations(root.current);
    const rooms = ROOMS.flatMap((selector) => [
      ...(root.current?.querySelectorAll<HTMLElement>(selector) ?? []),
    ]);
    for (const room of rooms) {
      sizes.current.set(room, shrink(room, sizes.current.get(room) ?? 1));
      keepHeight(room);
    }
  };
  const forget = (): void => {
    for (const [room] of sizes.current) room.style.minHeight = '';
    sizes.current.clear();
  };
  const fitted = useRef(false);
  useLayoutEffect(() => {
    if (dealt.current !== deal) forget();
    dealt.current = deal;
    if (fitted.current) refit();
  });
  useLayoutEffect(() => {
    const sheet = root.current;
    if (!sheet || typeof ResizeObserver === 'undefined') return;
    const size = (): string => `${sheet.clientWidth} ${sheet.clientHeight}`;
    let known = '';
    // A table that comes is drawn in one task and measured in the next, before it is seen.
    requestAnimationFrame(() => {
      fitted.current = true;
      known = size();
      refit();
    });
    const watch = new ResizeObserver(() => {
      const now = size();
      if (now === known) return;
      known = now;
      // What is measured in the table's own height knows the new one only in the next frame; what was measured
      // meanwhile is wrong.
      requestAnimationFrame(() => {
        forget();
        refit();
      });
    });
    watch.observe(sheet);
    return () => watch.disconnect();
  }, []);
}

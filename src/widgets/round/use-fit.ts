import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { arrive } from '../table/use-glide.ts';

/** By so much cards get smaller at a time. */
const STEP = 0.93;
/** No smaller than this: a hand scrolls then, and lines of a middle come closer. */
const LEAST = { hand: 0.66, middle: 0.45 };

/** What may grow beyond the room it has: the hand first, for the middle has what it leaves. */
const ROOMS = ['.is-own > .zone-hand', '.sheet-middle'];

/** Of a card in hand at least so much shows, px. */
const SHOWN = 34;

const overflows = (room: HTMLElement): boolean => room.scrollHeight > room.clientHeight + 1;

const draw = (room: HTMLElement, size: number): void => room.style.setProperty('--fit', String(size));

/** How often cards get smaller at most. */
const stepsFrom = (size: number, least: number): number => Math.ceil(Math.log(least / size) / Math.log(STEP));

/** What lies in the middle is as small as it must be to be seen whole. Every try is laid out, so few are made. */
function shrinkMiddle(room: HTMLElement, from: number): number {
  draw(room, from);
  if (from <= LEAST.middle || !overflows(room)) return from;
  let large = 0;
  let small = stepsFrom(from, LEAST.middle);
  while (small - large > 1) {
    const tried = (large + small) >> 1;
    draw(room, from * STEP ** tried);
    if (overflows(room)) large = tried;
    else small = tried;
  }
  draw(room, from * STEP ** small);
  return from * STEP ** small;
}

/** Into as few lines as there may be go so many cards of a width, while each still shows enough of itself. */
function linesOf(cards: number, width: number, room: number): number {
  let lines = 1;
  while (cards > lines && (room - width) / (Math.ceil(cards / lines) - 1) < SHOWN) lines++;
  return lines;
}

/**
 * A hand in as few lines and in cards as large as its room allows. How high smaller ones would stand is reckoned
 * from those that are drawn, since laying out so many cards takes its time; then it is seen.
 */
function shrinkHand(hand: HTMLElement, from: number): number {
  draw(hand, from);
  const list = hand.querySelector<HTMLElement>('.zone-items');
  const [first] = list?.children ?? [];
  if (!list || !first) return from;
  const cards = list.querySelectorAll('button, span.spot').length;
  const width = list.querySelector('.card-face')?.getBoundingClientRect().width ?? 0;
  const linesAt = (part: number): number => linesOf(cards, width * part, hand.clientWidth - 14);
  const spread = (lines: number): void =>
    list.style.setProperty('--n', String(Math.max(2, Math.ceil(cards / lines))));
  spread(linesAt(1));
  if (from <= LEAST.hand || !overflows(hand)) return from;
  const line = first.getBoundingClientRect().height;
  const foot = Number.parseFloat(getComputedStyle(list).paddingBottom);
  const room = hand.clientHeight + 1 - (hand.scrollHeight - linesAt(1) * line - foot);
  const last = stepsFrom(from, LEAST.hand);
  let steps = 1;
  while (steps < last && (linesAt(STEP ** steps) * line + foot) * STEP ** steps > room) steps++;
  for (; ; steps++) {
    const part = STEP ** steps;
    draw(hand, from * part);
    spread(linesAt(part));
    if (steps >= last || !overflows(hand)) return from * part;
  }
}

const isHand = (room: HTMLElement): boolean => room.matches('.zone-hand');

/** A hand that had so many lines keeps their room: what lies above it stays where it is. */
function keepHeight(room: HTMLElement): void {
  if (isHand(room)) room.style.minHeight = `${room.offsetHeight}px`;
}

/**
 * Cards as large as the table has room for. Once small they stay small, since a table that breathes is hard to
 * read: they may grow again with the window, or when `deal` changes.
 */
export function useFit(root: RefObject<HTMLElement>, deal: unknown): void {
  const sizes = useRef(new Map<HTMLElement, number>());
  const dealt = useRef(deal);
  const refit = (): void => {
    if (root.current) arrive(root.current);
    const rooms = ROOMS.flatMap((selector) => [
      ...(root.current?.querySelectorAll<HTMLElement>(selector) ?? []),
    ]);
    for (const room of rooms) {
      const shrink = isHand(room) ? shrinkHand : shrinkMiddle;
      sizes.current.set(room, shrink(room, sizes.current.get(room) ?? 1));
      keepHeight(room);
    }
  };
  const forget = (): void => {
    for (const [room] of sizes.current) room.style.minHeight = '';
    sizes.current.clear();
  };
  useLayoutEffect(() => {
    if (dealt.current !== deal) forget();
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

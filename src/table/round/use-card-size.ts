import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Zone } from '../../game/zone.ts';
import { finishAnimations, isDealing } from '../use-glide.ts';

/** Factors by which cards shrink in one attempt, at least and at most. */
const LEAST_STEP = 0.98;
const MOST_STEP = 0.8;
/** Smallest scale: below it a hand scrolls, and the lines of the middle overlap more. */
const MIN_SIZE = { hand: 0.66, middle: 0.45 };

/** Boxes that may overflow: the middle, and the hand below it. */
const ROOMS = '.sheet-middle, .is-own > .zone-hand';

/**
 * What stays visible of a covered card in hand: a finger’s width, px, less if the middle has no room otherwise, and its
 * corner, as a part of its width.
 */
const MIN_VISIBLE = { finger: 34, tightFinger: 24, corner: 0.46 };

const doesOverflow = (room: HTMLElement): boolean => room.scrollHeight > room.clientHeight + 1;

/**
 * Returns a function that arranges a hand in as few lines as possible while every card stays visible enough. A hand
 * that needs several lines gets the whole width of the table.
 * @param fullCount number of cards that are dealt to it
 * @param finger visible width of a covered card, px
 */
function fitLines(hand: HTMLElement, from: number, fullCount: number, finger: number): (size: number) => void {
  const list = hand.querySelector<HTMLElement>('.zone-items');
  const cards = list?.querySelectorAll('button, span.spot').length ?? 0;
  const ownWidth = Number.parseFloat(getComputedStyle(hand).getPropertyValue('--own-w'));
  const width = list?.querySelector('.card-face')?.getBoundingClientRect().width ?? ownWidth * from;
  const countLines = (cardWidth: number, count: number): number => {
    const room = hand.clientWidth - 14 - cardWidth;
    const minVisible = Math.max(finger, cardWidth * MIN_VISIBLE.corner);
    let lines = 1;
    while (count > lines && room / (Math.ceil(count / lines) - 1) < minVisible) lines++;
    return lines;
  };
  const seat = hand.parentElement;
  if (countLines(width, Math.max(cards, fullCount)) > 1) seat?.classList.add('is-long');
  return (size) => {
    const lines = countLines((width * size) / from, cards);
    list?.style.setProperty('--n', String(Math.max(2, Math.ceil(cards / lines))));
  };
}

/**
 * Shrinks the content of a box until it fits; returns the scale. Every attempt forces a layout, so the last two
 * estimate the next: the height of the content is nearly a linear function of the scale.
 */
function shrink(room: HTMLElement, from: number, fullCount: number, finger: number): number {
  const isHand = room.matches('.zone-hand');
  const minSize = isHand ? MIN_SIZE.hand : MIN_SIZE.middle;
  const draw = (size: number): void => room.style.setProperty('--fit', String(size));
  if (from < 1) draw(from);
  const line = isHand && fitLines(room, from, fullCount, finger);
  // Not a number: at the first attempt there is no slope yet.
  let lastSize = Number.NaN;
  let lastHeight = 0;
  for (let size = from; ; draw(size)) {
    if (line) line(size);
    if (size <= minSize || !doesOverflow(room)) return size;
    const { scrollHeight: height, clientHeight } = room;
    const slope = (lastHeight - height) / (lastSize - size);
    const estimate = slope > 0 ? size - (height - clientHeight) / slope : (size * clientHeight) / height;
    lastSize = size;
    lastHeight = height;
    size = Math.max(minSize, size * MOST_STEP, Math.min(size * LEAST_STEP, estimate));
  }
}

/**
 * Draws cards as large as the table has room for. They grow again only with the window or when `deal` changes, because
 * changing sizes make a table hard to read.
 */
export function useCardSize(
  root: RefObject<HTMLElement>,
  zones: readonly Zone[],
  deal: unknown,
  fullCount: number,
): void {
  const sizes = useRef(new Map<HTMLElement, number>());
  const isTight = useRef(false);
  const lastDeal = useRef(deal);
  const refit = (): void => {
    if (root.current) finishAnimations(root.current);
    // The hand is fitted first: the middle gets the rest of the height.
    const rooms = [...(root.current?.querySelectorAll<HTMLElement>(ROOMS) ?? [])].toReversed();
    const middle = rooms.at(-1);
    const finger = isTight.current ? MIN_VISIBLE.tightFinger : MIN_VISIBLE.finger;
    for (const room of rooms) {
      sizes.current.set(room, shrink(room, sizes.current.get(room) ?? 1, fullCount, finger));
      // A hand keeps the height of its lines, so that the zones above it don't move.
      if (room !== middle) room.style.minHeight = `${room.offsetHeight}px`;
    }
    if (isTight.current || !middle || !doesOverflow(middle)) return;
    forget();
    isTight.current = true;
    refit();
  };
  const forget = (): void => {
    for (const [room] of sizes.current) room.style.cssText = '';
    sizes.current.clear();
    isTight.current = false;
  };
  const isFitted = useRef(false);
  useLayoutEffect(() => {
    if (lastDeal.current !== deal) forget();
    lastDeal.current = deal;
    if (isFitted.current && !(root.current && isDealing(root.current, zones))) refit();
  });
  useLayoutEffect(() => {
    const sheet = root.current;
    if (!sheet) return;
    const size = (): string => `${sheet.clientWidth} ${sheet.clientHeight}`;
    // Before the table is painted: later it would shift.
    isFitted.current = true;
    let lastSize = size();
    refit();
    const watch = new ResizeObserver(() => {
      const newSize = size();
      if (newSize === lastSize) return;
      lastSize = newSize;
      // Container query units follow the new height only in the next frame; earlier measures are wrong.
      requestAnimationFrame(() => {
        sheet.querySelector('.is-own')?.classList.remove('is-long');
        forget();
        refit();
      });
    });
    watch.observe(sheet);
    return () => watch.disconnect();
  }, []);
}

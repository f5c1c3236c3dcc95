import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isNarrow } from './window-size.ts';

/** An item of a row of chips; sizes in px. */
interface RowItem {
  readonly width: number;
  /** Whether it stays visible in any case. */
  readonly isPinned: boolean;
}

/** The room for the items; sizes in px. */
interface RowRoom {
  readonly width: number;
  readonly gap: number;
  readonly lines: number;
  /** Whether the first item stays where none fits. */
  readonly keepsFirst: boolean;
}

/** Number of lines the widths take. */
function countLines(widths: readonly number[], { width, gap }: RowRoom): number {
  let [lines, used] = [1, 0];
  for (const one of widths) {
    const widthWith = used === 0 ? one : used + gap + one;
    if (widthWith > width && used > 0) lines++;
    used = widthWith > width ? one : widthWith;
  }
  return lines;
}

/**
 * Chooses the items that fit, from the first on; pinned items always stay.
 * @param moreButton width of the “more” button, and whether it is always shown
 */
export function fitItems(
  chips: readonly RowItem[],
  room: RowRoom,
  moreButton: { readonly width: number; readonly isAlwaysShown: boolean },
): { readonly kept: readonly boolean[]; readonly more: boolean } {
  const fits = (isKept: readonly boolean[], extraWidths: readonly number[]): boolean =>
    countLines([...chips.filter((_, at) => isKept[at]).map(({ width }) => width), ...extraWidths], room) <= room.lines;
  const allKept = chips.map(() => true);
  if (!moreButton.isAlwaysShown && fits(allKept, [])) return { kept: allKept, more: false };
  for (let keptCount = chips.length; keptCount > 0; keptCount--) {
    const kept = chips.map(({ isPinned }, at) => at < keptCount || isPinned);
    if (fits(kept, [moreButton.width])) return { kept, more: true };
  }
  const isFirstKept = room.keepsFirst && !chips.some(({ isPinned }) => isPinned);
  return { kept: chips.map(({ isPinned }, at) => isPinned || (isFirstKept && at === 0)), more: true };
}

interface FitOptions {
  /** Maximum number of lines on a phone; elsewhere the row has as many as its items take without the “more” button. */
  readonly lines: number;
  /** Keeps at least one item in the row, even on a line of its own. */
  readonly keepsFirst: boolean;
  /** Shows all items on any number of lines. */
  readonly isExpanded: boolean;
  /** Keeps the “more” button even if all items fit. */
  readonly keepsMore: boolean;
}

/** Items that always stay visible. */
const PINNED_SELECTOR = '[aria-pressed="true"], .primary';

/**
 * Hides the chips of a row that don't fit and shows its last child, a “more” button, instead of scrolling sideways on a
 * phone, or giving that button a line of its own.
 */
export function useChipOverflow(
  row: RefObject<HTMLElement>,
  { lines, keepsFirst, isExpanded, keepsMore }: FitOptions,
): void {
  const fitRow = (): void => {
    const chips = [...(row.current?.children ?? [])] as HTMLElement[];
    const moreButton = chips.pop();
    if (!row.current || !moreButton) return;
    for (const one of [...chips, moreButton]) one.hidden = false;
    const { columnGap, paddingInlineStart, paddingInlineEnd } = getComputedStyle(row.current);
    const [gap = 0, start = 0, end = 0] = [columnGap, paddingInlineStart, paddingInlineEnd].map(Number.parseFloat);
    const width = Math.floor(row.current.getBoundingClientRect().width - start - end);
    const items = chips.map((one) => ({
      width: Math.ceil(one.getBoundingClientRect().width),
      isPinned: one.matches(PINNED_SELECTOR),
    }));
    const room = { width, gap, keepsFirst, lines };
    const widths = items.map((item) => item.width);
    if (!isNarrow()) room.lines = countLines(widths, room);
    if (isExpanded) room.lines = Number.POSITIVE_INFINITY;
    const moreWidth = Math.ceil(moreButton.getBoundingClientRect().width);
    const { kept, more } = fitItems(items, room, { width: moreWidth, isAlwaysShown: keepsMore });
    for (const [at, one] of chips.entries()) one.hidden = !kept[at];
    moreButton.hidden = isExpanded || !more;
    // Until it is fitted again, a late font that is wider breaks no line.
    const shownWidths = [...widths.filter((_, at) => kept[at]), ...(more ? [moreWidth] : [])];
    row.current.style.flexWrap = countLines(shownWidths, room) === 1 ? 'nowrap' : 'wrap';
  };
  const latestFit = useRef(fitRow);
  useLayoutEffect(() => {
    latestFit.current = fitRow;
    fitRow();
  });
  useLayoutEffect(() => {
    const refit = (): void => latestFit.current();
    const observer = new ResizeObserver(refit);
    if (row.current) observer.observe(row.current);
    document.fonts.addEventListener('loadingdone', refit);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', refit);
    };
  }, [row]);
}

import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { isNarrow } from './window-size.ts';

/** Something in a line of things to touch. */
interface RowItem {
  readonly width: number;
  /** It stands out, and is seen whatever else has to go. */
  readonly isPinned: boolean;
}

/** The room there is for them. */
interface RowRoom {
  readonly width: number;
  readonly gap: number;
  readonly lines: number;
}

/** So many lines they take, broken where the next has no room. */
function countLines(widths: readonly number[], { width, gap }: RowRoom): number {
  let [lines, used] = [1, 0];
  for (const one of widths) {
    const on = used === 0 ? one : used + gap + one;
    if (on > width && used > 0) lines++;
    used = on > width ? one : on;
  }
  return lines;
}

/**
 * Which of them have room, from the first on, which stays whatever room it takes, beside what leads to the others.
 * @param more how wide that is, and whether it stands there even where all have room
 */
export function fitItems(
  chips: readonly RowItem[],
  room: RowRoom,
  more: { readonly width: number; readonly always: boolean },
): { readonly kept: readonly boolean[]; readonly more: boolean } {
  const fits = (kept: readonly boolean[], own: readonly number[]): boolean =>
    countLines([...chips.filter((_, at) => kept[at]).map(({ width }) => width), ...own], room) <= room.lines;
  const all = chips.map(() => true);
  if (!more.always && fits(all, [])) return { kept: all, more: false };
  for (let n = chips.length; n > 0; n--) {
    const kept = chips.map(({ isPinned }, at) => at < n || isPinned);
    if (fits(kept, [more.width])) return { kept, more: true };
  }
  return { kept: chips.map(({ isPinned }, at) => at === 0 || isPinned), more: true };
}

interface FitOptions {
  /** Lines they may take on a phone. */
  readonly lines: number;
  /** All of them are wanted, however many lines they take. */
  readonly open: boolean;
  /** There is more behind the last of them, even where all have room. */
  readonly more: boolean;
}

/** What stands out in a line is never put away. */
const PINNED = '[aria-pressed="true"], .primary';

/**
 * On a phone, leaves in a row the things to touch that have room, and the last of them, which brings the others:
 * nothing lies out of sight beside the window, to be swiped to and back from.
 */
export function useFit(row: RefObject<HTMLElement>, { lines, open, more }: FitOptions): void {
  const [, setWidth] = useState(0);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => setWidth(row.current?.clientWidth ?? 0));
    if (row.current) watch.observe(row.current);
    return () => watch.disconnect();
  }, [row]);
  useLayoutEffect(() => {
    const things = [...(row.current?.children ?? [])] as HTMLElement[];
    const last = things.pop();
    if (!row.current || !last) return;
    for (const one of [...things, last]) one.hidden = false;
    const { columnGap, paddingInlineStart, paddingInlineEnd } = getComputedStyle(row.current);
    const [gap = 0, start = 0, end = 0] = [columnGap, paddingInlineStart, paddingInlineEnd].map(
      Number.parseFloat,
    );
    const width = row.current.clientWidth - start - end;
    const fit = fitItems(
      things.map((one) => ({
        width: Math.ceil(one.getBoundingClientRect().width),
        isPinned: one.matches(PINNED),
      })),
      { width, gap, lines: isNarrow() && !open ? lines : Number.POSITIVE_INFINITY },
      { width: Math.ceil(last.getBoundingClientRect().width), always: more },
    );
    for (const [at, one] of things.entries()) one.hidden = !fit.kept[at];
    last.hidden = open || !fit.more;
  });
}

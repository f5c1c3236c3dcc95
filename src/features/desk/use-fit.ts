import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { fitting } from './fitting.ts';
import { isNarrow } from './narrow.ts';

interface Fit {
  /** Lines they may take on a phone. */
  readonly lines: number;
  /** All of them are wanted, however many lines they take. */
  readonly open: boolean;
  /** There is more behind the last of them, even where all have room. */
  readonly more: boolean;
}

/** What stands out in a line is never put away. */
const FIRM = '[aria-pressed="true"], .primary';

/**
 * On a phone, leaves in a row the things to touch that have room, and the last of them, which brings the others:
 * nothing lies out of sight beside the window, to be swiped to and back from.
 */
export function useFit(row: RefObject<HTMLElement>, { lines, open, more }: Fit): void {
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
    const fit = fitting(
      things.map((one) => ({ width: Math.ceil(one.getBoundingClientRect().width), firm: one.matches(FIRM) })),
      { width, gap, lines: isNarrow() && !open ? lines : Number.POSITIVE_INFINITY },
      { width: Math.ceil(last.getBoundingClientRect().width), always: more },
    );
    for (const [at, one] of things.entries()) one.hidden = !fit.kept[at];
    last.hidden = open || !fit.more;
  });
}

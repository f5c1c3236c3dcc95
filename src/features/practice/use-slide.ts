import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const TIMING = { duration: 220, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;

/** What is new comes on top of a list: what stood there glides down, and leaps nowhere. */
export function useSlide(list: RefObject<HTMLElement>): void {
  const top = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const first = (list.current?.firstElementChild ?? null) as HTMLElement | null;
    const before = top.current;
    top.current = first;
    if (!first || !before?.isConnected || before === first) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const way = first.offsetTop - before.offsetTop;
    if (way < 0)
      list.current?.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], TIMING);
  });
}

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * The keyboard stands where it is needed next, each time something changed. Whoever has just come is left at the top
 * of the page, to read or hear first what this is about.
 * @param root where to look
 * @param to what takes the keyboard there, as a selector
 * @param changed what calls for another place
 */
export function useFocusOn(root: RefObject<HTMLElement>, to: string, changed: readonly unknown[]): void {
  const come = useRef(true);
  useLayoutEffect(() => {
    const fresh = come.current;
    come.current = false;
    if (!fresh) root.current?.querySelector<HTMLElement>(to)?.focus({ preventScroll: true });
  }, changed);
}

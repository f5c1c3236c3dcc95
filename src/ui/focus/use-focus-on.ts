import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Moves the focus after each change, but not at the first render: a new page is read from its top.
 * @param root the container
 * @param to selector of the element that gets the focus
 * @param changed dependencies that move the focus
 */
export function useFocusOn(root: RefObject<HTMLElement>, to: string, changed: readonly unknown[]): void {
  const come = useRef(true);
  useLayoutEffect(() => {
    const fresh = come.current;
    come.current = false;
    if (!fresh) root.current?.querySelector<HTMLElement>(to)?.focus({ preventScroll: true });
  }, changed);
}

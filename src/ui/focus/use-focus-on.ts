import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Moves the focus after each change, but not at the first render: a new page is read from its top.
 * @param root the container
 * @param selector selector of the element that gets the focus
 * @param dependencies values whose change moves the focus
 */
export function useFocusOn(root: RefObject<HTMLElement>, selector: string, dependencies: readonly unknown[]): void {
  const isFirstRender = useRef(true);
  useLayoutEffect(() => {
    const isFirst = isFirstRender.current;
    isFirstRender.current = false;
    if (!isFirst) root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, dependencies);
}

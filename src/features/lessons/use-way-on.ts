import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What takes the keyboard: the way on, else one’s cards or answers. */
const WAYS = ['[data-go]', '.zone-hand button[tabindex="0"], .lesson-ask button'];

/**
 * The keyboard is where it is needed next: on the way on, or at one's cards. Whoever has just come is left at the
 * top of the page, to read or hear first what this is about.
 */
export function useWayOn(root: RefObject<HTMLElement>, where: unknown): void {
  const come = useRef(true);
  useLayoutEffect(() => {
    const fresh = come.current;
    come.current = false;
    if (fresh) return;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement?.isConnected) {
      const mine = root.current?.contains(activeElement);
      if (!mine || activeElement.getAttribute('aria-disabled') !== 'true') return;
    }
    for (const way of WAYS) {
      const to = root.current?.querySelector<HTMLElement>(way);
      if (to) return to.focus({ preventScroll: true });
    }
  }, [where]);
}

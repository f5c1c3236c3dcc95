import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { applySettings } from '../../table/settings.ts';
import { isStored } from './is-stored.ts';
import { preloadParts } from './lazy-parts.tsx';
import { openDesk } from './state/address.ts';
import { preloadLaws } from './state/laws.ts';
import { noteLookups } from './state/lookups.ts';
import { isLow, isNarrow } from './window-size.ts';

/**
 * Opens the desk while the page is mounted, with settings and the noting of look-ups.
 * @returns whether loading failed
 */
export function useOpenDesk(id: string): boolean {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let leave = (): void => undefined;
    let undress = (): void => undefined;
    const unwatch = noteLookups();
    if (isStored('settings')) undress = applySettings(document.documentElement);
    void preloadParts();
    openDesk(id).then(
      (left) => {
        leave = left;
        preloadLaws();
      },
      () => setLost(true),
    );
    return () => {
      undress();
      unwatch();
      leave();
    };
  }, [id]);
  return lost;
}

/**
 * In a low window, keeps a touched key under the finger: scrolls by what changed above it.
 * @param draft changes with a touch
 * @returns a click handler that remembers the key's position
 */
export function useSteadyScroll(draft: unknown): (event: Event) => void {
  const last = useRef<{ readonly key: Element; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    const { key, top } = last.current ?? {};
    if (!key?.isConnected || top === undefined) return;
    scrollBy({ top: key.getBoundingClientRect().top - top, behavior: 'instant' });
    last.current = null;
  }, [draft]);
  return ({ target }) => {
    const key = target instanceof Element && isLow() ? target.closest('[data-key]') : null;
    last.current = key && { key, top: key.getBoundingClientRect().top };
  };
}

/**
 * On a phone, scrolls the table into view: with its first card, and when the pack closes.
 * @param bare whether the table is still empty
 * @param laying whether the pack is open
 */
export function useTableInView(sheet: RefObject<HTMLElement>, bare: boolean, laying: boolean): void {
  const up = (): void => sheet.current?.scrollIntoView({ block: 'start' });
  useLayoutEffect(() => {
    // In a low window the touched key stays in place instead.
    if (!bare && isNarrow() && !isLow()) up();
  }, [bare]);
  useLayoutEffect(() => {
    if (!bare && !laying && isNarrow()) up();
  }, [bare, laying]);
}

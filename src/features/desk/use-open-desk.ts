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
 * Opens the desk of a game while the page is shown, with what looks cards up and the settings this device keeps.
 * @returns whether the game could not be fetched
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
 * In a low window, where the pack stands in the page, a key that was touched stays under the finger: the page moves by
 * what changed above it.
 * @param draft what changes with a touch
 * @returns hears the touch: remembers where the key stands
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
 * On a phone the table comes up to where it is seen: with the first card that lies there, when what is above it has
 * done its work, and once nothing is laid out any more, when all of it is to be seen.
 * @param sheet the table
 * @param bare nothing lies there yet
 * @param laying the pack is open
 */
export function useTableInView(sheet: RefObject<HTMLElement>, bare: boolean, laying: boolean): void {
  const up = (): void => sheet.current?.scrollIntoView({ block: 'start' });
  useLayoutEffect(() => {
    // In a low window the key that was touched stays under the finger.
    if (!bare && isNarrow() && !isLow()) up();
  }, [bare]);
  useLayoutEffect(() => {
    if (!bare && !laying && isNarrow()) up();
  }, [bare, laying]);
}

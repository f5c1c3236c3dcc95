import { useLayoutEffect, useRef } from 'preact/hooks';
import { isLow } from './narrow.ts';

/**
 * In a low window, where the pack stands in the page, a key that was touched stays under the finger: the page moves by
 * what changed above it.
 * @param draft what changes with a touch
 * @returns hears the touch: remembers where the key stands
 */
export function useStay(draft: unknown): (event: Event) => void {
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

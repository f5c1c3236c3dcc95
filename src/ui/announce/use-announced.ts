import { useLayoutEffect } from 'preact/hooks';
import { say } from './region.ts';

/**
 * Announces a text whenever it changes.
 * @param again what makes the same text a new event
 */
export function useAnnounced(text: string, again?: unknown): void {
  useLayoutEffect(() => {
    say(text);
  }, [text, again]);
}

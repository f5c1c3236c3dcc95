import { useLayoutEffect } from 'preact/hooks';
import { say } from './region.ts';

/**
 * Announces a text whenever it changes.
 * @param again a change of it announces the same text again
 */
export function useAnnounced(text: string, again?: unknown): void {
  useLayoutEffect(() => {
    say(text);
  }, [text, again]);
}

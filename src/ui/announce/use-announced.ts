import { useLayoutEffect } from 'preact/hooks';
import { say } from './region.ts';

/**
 * Announces a text whenever it changes.
 * @param repeatKey a change of this value announces the same text again
 */
export function useAnnounced(text: string, repeatKey?: unknown): void {
  useLayoutEffect(() => {
    say(text);
  }, [text, repeatKey]);
}

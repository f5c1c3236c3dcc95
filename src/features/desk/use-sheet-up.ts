import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { isLow, isNarrow } from './narrow.ts';

/**
 * On a phone the table comes up to where it is seen: with the first card that lies there, when what is above it has
 * done its work, and once nothing is laid out any more, when all of it is to be seen.
 * @param sheet the table
 * @param bare nothing lies there yet
 * @param laying the pack is open
 */
export function useSheetUp(sheet: RefObject<HTMLElement>, bare: boolean, laying: boolean): void {
  const up = (): void => sheet.current?.scrollIntoView({ block: 'start' });
  useLayoutEffect(() => {
    // In a low window the key that was touched stays under the finger.
    if (!bare && isNarrow() && !isLow()) up();
  }, [bare]);
  useLayoutEffect(() => {
    if (!bare && !laying && isNarrow()) up();
  }, [bare, laying]);
}

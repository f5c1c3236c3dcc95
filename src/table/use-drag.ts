import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Drop } from './drag.ts';

/** Lets things be dragged over the table, beside being touched. Comes once the table stands: taps don't wait for it. */
export function useDrag(root: RefObject<HTMLElement>, onDrop: Drop | undefined): void {
  const drop = useRef(onDrop);
  drop.current = onDrop;
  useEffect(() => {
    const table = root.current;
    if (!table || !onDrop) return;
    const over = new AbortController();
    import('./drag.ts').then(
      ({ follow, pressed }) => {
        const start = (event: PointerEvent): void => {
          const thing = pressed(event);
          if (thing) follow(table, thing, event, (what, place) => drop.current?.(what, place));
        };
        table.addEventListener('pointerdown', start, { signal: over.signal });
      },
      // Without it there are still taps and keys.
      () => undefined,
    );
    return () => over.abort();
  }, [onDrop !== undefined]);
}

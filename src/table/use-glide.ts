import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type * as MovingModule from './motion.ts';

/** Comes after the first cards are drawn: nothing glides before somebody has done something. */
let motion: typeof MovingModule | undefined;

export const fetchMotion = (): Promise<typeof MovingModule> => import('./motion.ts');

/** What is still on its way would be measured where it comes from: it is there at once. */
export function finishAnimations(root: Element): void {
  motion?.finishAnimations(root);
}

/** Lets every card glide from where it lay before this render to where it lies after. */
export function useGlide(root: RefObject<HTMLElement>): void {
  const table = root.current;
  const still = table === null || matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Measured while rendering: only now do the cards still lie where they were.
  const before = still ? undefined : motion?.measureCards(table);
  useLayoutEffect(() => {
    if (before && root.current) motion?.glide(root.current, before);
    if (!motion && !still) {
      fetchMotion().then(
        (loaded) => {
          motion = loaded;
        },
        () => undefined,
      );
    }
  });
}

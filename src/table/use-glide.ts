import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type * as MovingModule from './moving.ts';

/** Comes after the first cards are drawn: nothing glides before somebody has done something. */
let gliding: typeof MovingModule | undefined;

export const fetchMoving = (): Promise<typeof MovingModule> => import('./moving.ts');

/** What is still on its way would be measured where it comes from: it is there at once. */
export function arrive(root: Element): void {
  gliding?.arrive(root);
}

/** Lets every card glide from where it lay before this render to where it lies after. */
export function useGlide(root: RefObject<HTMLElement>): void {
  const table = root.current;
  const still = table === null || matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Measured while rendering: only now do the cards still lie where they were.
  const before = still ? undefined : gliding?.survey(table);
  useLayoutEffect(() => {
    if (before && root.current) gliding?.glide(root.current, before);
    if (!gliding && !still) {
      fetchMoving().then(
        (loaded) => {
          gliding = loaded;
        },
        () => undefined,
      );
    }
  });
}

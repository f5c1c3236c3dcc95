import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type * as MovingModule from './motion.ts';

/** Loaded after the first cards are drawn: nothing moves before the first action. */
let motion: typeof MovingModule | undefined;

export const fetchMotion = (): Promise<typeof MovingModule> => import('./motion.ts');

/** Ends running animations, which would distort measures. */
export function finishAnimations(root: Element): void {
  motion?.finishAnimations(root);
}

/** Animates every card from its place before this render to its place after it. */
export function useGlide(root: RefObject<HTMLElement>): void {
  const table = root.current;
  const isStill = table === null || matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Measured during render, while the cards are at their old places.
  const surveyBefore = isStill ? undefined : motion?.measureCards(table);
  useLayoutEffect(() => {
    if (surveyBefore && root.current) motion?.glide(root.current, surveyBefore);
    if (!motion && !isStill) {
      fetchMotion().then(
        (loadedModule) => {
          motion = loadedModule;
        },
        () => undefined,
      );
    }
  });
}

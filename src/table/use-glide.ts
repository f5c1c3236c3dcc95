import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Zone } from '../game/zone.ts';
import type { DealtCards } from './deal-order.ts';
import type * as MovingModule from './motion.ts';

/** Loaded after the first cards are drawn, unless they are to be dealt: nothing else moves before the first action. */
let motion: typeof MovingModule | undefined;

export async function fetchMotion(): Promise<typeof MovingModule> {
  motion = await import('./motion.ts');
  return motion;
}

/** Whether the cards of these zones are being dealt. */
export const isDealing = (root: Element, zones: readonly Zone[]): boolean => motion?.isDealing(root, zones) ?? false;

/** Ends running animations, which would distort measures. */
export const finishAnimations = (root: Element): void => motion?.finishAnimations(root);

/** Animates every card from its place before this render to its place after it, or deals the cards. */
export function useGlide(root: RefObject<HTMLElement>, zones: readonly Zone[], dealt?: DealtCards | null): void {
  const table = root.current;
  // Measured during render, while the cards are at their old places.
  const surveyBefore = table && motion?.surveyCards(table, zones);
  useLayoutEffect(() => {
    if (motion && root.current) motion.animateCards(root.current, surveyBefore, dealt);
    else if (table) fetchMotion().catch(() => undefined);
  });
}

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Zone } from '../game/zone.ts';
import type { Deal } from './deal-order.ts';
import type * as MovingModule from './motion.ts';

/** Loaded after the first cards are drawn, unless they are to be dealt: nothing else moves before the first action. */
let motion: typeof MovingModule | undefined;

export async function fetchMotion(): Promise<typeof MovingModule> {
  motion = await import('./motion.ts');
  return motion;
}

/** Ends running animations, which would distort measures. */
export function finishAnimations(root: Element): void {
  motion?.finishFlights(root);
  motion?.finishAnimations(root);
}

/** Whether cards are still being dealt to a table. */
export const isDealing = (root: Element | null): boolean => root !== null && motion?.isDealing(root) === true;

const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Deals that a table has shown. */
const shownDeals = new WeakSet<Deal>();

/** Animates every card from its place before this render to its place after it, or deals the cards. */
export function useGlide(root: RefObject<HTMLElement>, zones: readonly Zone[], deal: Deal | null = null): void {
  const table = root.current;
  const lastZones = useRef(zones);
  const staysDealing = isDealing(table) && lastZones.current === zones;
  // Measured during render, while the cards are at their old places.
  const surveyBefore = !table || staysDealing || isMotionReduced() ? undefined : motion?.measureCards(table);
  useLayoutEffect(() => {
    lastZones.current = zones;
    const isNewDeal = deal !== null && !shownDeals.has(deal);
    if (deal) shownDeals.add(deal);
    if (!root.current || isMotionReduced()) return;
    if (motion && isNewDeal) motion.dealCards(root.current, zones, deal, surveyBefore);
    else if (surveyBefore) motion?.glide(root.current, surveyBefore);
    if (!motion && table) fetchMotion().catch(() => undefined);
  });
}

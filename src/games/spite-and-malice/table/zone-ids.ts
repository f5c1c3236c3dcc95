import type { Seat } from '../../../game/seat.ts';

/** What the zones are called in which something lies. */
export const CENTRE = 'centre';
export const STOCK = 'stock';
export const ASIDE = 'aside';
export const goalZone = (seat: Seat): string => `goal-${seat}`;
export const sideZone = (seat: Seat): string => `side-${seat}`;

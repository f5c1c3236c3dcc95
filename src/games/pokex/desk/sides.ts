import { sentence } from '../../../cards/words.ts';
import { type Naming, seatsOf, sideText } from '../../../game/seat.ts';
import { SEATS } from '../state.ts';

export const seats = seatsOf({ seats: SEATS });
export const SIDES = [0, 1] as const;

/** Both players of a side. */
export const sideName = (side: number, name: Naming): string => sentence(sideText(side, name));

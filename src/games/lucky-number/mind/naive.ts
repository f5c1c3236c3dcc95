import type { Seat } from '../../../game/seat.ts';
import type { LuckyMove, LuckyState } from '../state.ts';

/** How a move looks to a beginner: any combination, else any card, whatever it would be good for later. */
export function naive(_view: LuckyState, _seat: Seat, { type }: LuckyMove): number {
  return type === 'combine' ? 2 : type === 'lay' || type === 'jump' ? 1 : 0;
}

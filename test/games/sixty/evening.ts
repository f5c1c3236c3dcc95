import type { SixtyState } from '../../../src/games/sixty/state.ts';
import type { PadWriting, PlayedDeal } from '../../features/score-pad/state/evening.ts';

const gains = (playedDeal: PlayedDeal): readonly number[] => {
  const [before, after] = [playedDeal.before as SixtyState, playedDeal.after as SixtyState];
  return after.totals.map((n, seat) => n - (before.totals[seat] ?? 0));
};

/** Penalty points, without the players who have none. */
export const padScript: PadWriting = {
  number: (state) => (state as SixtyState).round,
  roundEntry: (playedDeal) => ({ points: gains(playedDeal).map((n) => (n === 0 ? '' : String(n))) }),
  seatGains: gains,
  firstSeat: (state) => (state as SixtyState).starter,
};

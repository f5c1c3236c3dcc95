import type { BroomState } from '../../../src/games/broom/state.ts';
import type { PadWriting, PlayedDeal } from '../../features/score-pad/state/evening.ts';

const gains = (playedDeal: PlayedDeal): readonly number[] => {
  const [before, after] = [playedDeal.before as BroomState, playedDeal.after as BroomState];
  return after.scores.map((n, side) => n - (before.scores[side] ?? 0));
};

/** How a played session is entered on the score pad: as points. */
export const padScript: PadWriting = {
  number: (state) => (state as BroomState).session,
  roundEntry: (playedDeal) => ({ points: gains(playedDeal).map(String) }),
  seatGains: gains,
  firstSeat: (state) => (state as BroomState).dealer,
};

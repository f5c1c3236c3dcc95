import type { BroomState } from '../../../src/games/broom/state.ts';
import type { PadWriting, PlayedDeal } from '../../features/score-pad/state/evening.ts';

const gains = (ended: PlayedDeal): readonly number[] => {
  const [before, after] = [ended.before as BroomState, ended.after as BroomState];
  return after.scores.map((n, side) => n - (before.scores[side] ?? 0));
};

/** Points of a session: the last are the rest, which needs no typing. */
export const writing: PadWriting = {
  number: (state) => (state as BroomState).session,
  entry: (ended) => ({ points: gains(ended).map(String) }),
  gains,
  first: (state) => (state as BroomState).dealer,
};

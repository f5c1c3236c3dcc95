import { game } from '../../../src/games/spite-and-malice/index.ts';
import type { SpiteState } from '../../../src/games/spite-and-malice/state.ts';
import type { PadWriting } from '../../features/score-pad/state/evening.ts';

/** The cards left in the goal piles. */
export const padScript: PadWriting = {
  number: () => 1,
  roundEntry: ({ after }) => ({
    left: (after as SpiteState).goal.map((pile) => (pile.length === 0 ? '' : String(pile.length))),
  }),
  seatGains: ({ after }) => game.play.scores(after as SpiteState),
  firstSeat: () => null,
};

import type { LuckyState } from '../../../src/games/lucky-number/state.ts';
import type { PadWriting } from '../../features/score-pad/state/evening.ts';

/** The player who went out; without one, the cards left of every player. */
export const padScript: PadWriting = {
  number: () => 1,
  roundEntry({ after }) {
    const { hands, winners } = after as LuckyState;
    const isOut = winners.every((seat) => hands[seat]?.length === 0);
    return isOut ? { out: [...winners] } : { left: hands.map((hand) => String(hand.length)) };
  },
  seatGains({ after }) {
    const { hands, winners } = after as LuckyState;
    return hands.map((_, seat) => (winners.includes(seat) ? 1 : 0));
  },
  firstSeat: () => null,
};

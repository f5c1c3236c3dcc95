import type { LuckyState } from '../../../src/games/lucky-number/state.ts';
import type { Writing } from '../../features/score-pad/state/evening.ts';

/** Who went out; where nobody did, how many cards everybody has left. */
export const writing: Writing = {
  number: () => 1,
  entry({ after }) {
    const { hands, winners } = after as LuckyState;
    const isOut = winners.every((seat) => hands[seat]?.length === 0);
    return isOut ? { out: [...winners] } : { left: hands.map((hand) => String(hand.length)) };
  },
  gains({ after }) {
    const { hands, winners } = after as LuckyState;
    return hands.map((_, seat) => (winners.includes(seat) ? 1 : 0));
  },
  first: () => null,
};

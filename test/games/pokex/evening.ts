import type { PokexState } from '../../../src/games/pokex/state.ts';
import type { PadWriting } from '../../features/score-pad/state/evening.ts';

/** The winner of the auction, the bid, and the tricks they took. */
export const padScript: PadWriting = {
  number: (state) => (state as PokexState).deal,
  roundEntry({ before, closing }) {
    const { declarer, bid } = before as PokexState;
    const { tricks } = closing as PokexState;
    if (declarer === null) return { declarer: 'passed' };
    const [tricksTaken, otherTricks] = [tricks[declarer % 2] ?? 0, tricks[1 - (declarer % 2)] ?? 0];
    return { declarer, bid, took: tricksTaken, others: otherTricks };
  },
  seatGains(playedDeal) {
    const [before, after] = [playedDeal.before as PokexState, playedDeal.after as PokexState];
    return after.scores.map((n, side) => n - (before.scores[side] ?? 0));
  },
  firstSeat: (state) => (state as PokexState).dealer,
};

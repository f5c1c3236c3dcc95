import { JOKER } from '../../../src/games/pokex/pack.ts';
import { type PokexMove, type PokexState, sideOf } from '../../../src/games/pokex/state.ts';
import type { Tips } from '../../bench/tip.ts';

const SEAT_COUNTS = [4];
const findLastBid = ({ bids }: PokexState) => bids.findLast(({ tricks }) => tricks !== null);
const usesJoker = (move: PokexMove): boolean => move.type === 'lay' && move.cards.includes(JOKER);
const passes = (moves: readonly PokexMove[]): readonly PokexMove[] => moves.filter(({ type }) => type === 'pass');

/** What the strategy page recommends or advises against, in games to 33; both partners have the habit. */
export const tips: Tips<PokexState, PokexMove> = {
  each: 'game',
  options: {},
  habits: {
    'leaves-them-the-bid': {
      does: 'passes once the other side has bid',
      seats: SEAT_COUNTS,
      filter: (moves, view, seat) => {
        const highestBid = findLastBid(view);
        return highestBid && sideOf(highestBid.seat) !== sideOf(seat) ? passes(moves) : [];
      },
    },
    'never-lets-them': {
      does: 'always bids one more than the other side',
      seats: SEAT_COUNTS,
      filter: (moves, view, seat) => {
        const highestBid = findLastBid(view);
        return highestBid && sideOf(highestBid.seat) !== sideOf(seat)
          ? moves.filter((move) => move.type === 'bid' && move.tricks === (highestBid.tricks ?? 0) + 1)
          : [];
      },
    },
    'spends-jokers': {
      does: 'lays a joker in the first trick that comes',
      seats: SEAT_COUNTS,
      filter: (moves) => moves.filter(usesJoker),
    },
  },
};

import { JOKER } from '../../../src/games/pokex/pack.ts';
import { type PokexMove, type PokexState, sideOf } from '../../../src/games/pokex/state.ts';
import type { Tips } from '../../bench/tip.ts';

const SEATS = [4];
const lastBid = ({ bids }: PokexState) => bids.findLast(({ tricks }) => tricks !== null);
const spendsJoker = (move: PokexMove): boolean => move.type === 'lay' && move.cards.includes(JOKER);
const passes = (moves: readonly PokexMove[]): readonly PokexMove[] => moves.filter(({ type }) => type === 'pass');

/** What the strategy page recommends or advises against, in games to 33; both partners have the habit. */
export const tips: Tips<PokexState, PokexMove> = {
  each: 'game',
  options: {},
  habits: {
    'leaves-them-the-bid': {
      does: 'passes once the other side has bid',
      seats: SEATS,
      filter: (moves, view, seat) => {
        const bid = lastBid(view);
        return bid && sideOf(bid.seat) !== sideOf(seat) ? passes(moves) : [];
      },
    },
    'never-lets-them': {
      does: 'always bids one more than the other side',
      seats: SEATS,
      filter: (moves, view, seat) => {
        const bid = lastBid(view);
        return bid && sideOf(bid.seat) !== sideOf(seat)
          ? moves.filter((move) => move.type === 'bid' && move.tricks === (bid.tricks ?? 0) + 1)
          : [];
      },
    },
    'spends-jokers': {
      does: 'lays a joker in the first trick that comes',
      seats: SEATS,
      filter: (moves) => moves.filter(spendsJoker),
    },
  },
};

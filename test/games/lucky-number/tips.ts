import { suitOf } from '../../../src/cards/card.ts';
import { isJoker, JACK, rank, TWO } from '../../../src/games/lucky-number/pack.ts';
import type { LuckyMove, LuckyState } from '../../../src/games/lucky-number/state.ts';
import type { Tips } from '../../bench/tip.ts';

const SEATS = [2, 3, 4];
const laysCard = (move: LuckyMove, isWanted: (card: number) => boolean): boolean =>
  move.type === 'lay' && move.cards.some(isWanted);
const isTwo = (card: number): boolean => rank(card) === TWO;

/** What the strategy page recommends or advises against, in whole games. */
export const tips: Tips<LuckyState, LuckyMove> = {
  each: 'game',
  options: {},
  habits: {
    'never-combines': {
      does: 'never lays a combination',
      seats: SEATS,
      filter: (moves) => moves.filter(({ type }) => type !== 'combine'),
    },
    'combines-at-once': {
      does: 'lays a combination whenever one is possible',
      seats: SEATS,
      filter: (moves) => moves.filter(({ type }) => type === 'combine'),
    },
    'spends-twos': {
      does: 'lays a 2 in an ordinary turn as soon as it fits',
      seats: SEATS,
      filter: (moves, { owed }) => (owed ? [] : moves.filter((move) => laysCard(move, isTwo))),
    },
    'names-the-rarest': {
      does: 'names the suit they hold fewest cards of',
      seats: SEATS,
      filter: (moves, { hands }, seat) => {
        const jacks = moves.filter((move) => laysCard(move, (card) => rank(card) === JACK));
        const countHeld = (move: LuckyMove): number => {
          const suit = 'suit' in move ? move.suit : undefined;
          const suitCount = (hands[seat] ?? []).filter((card) => !isJoker(card) && suitOf(card) === suit).length;
          return suitCount === 0 ? Number.POSITIVE_INFINITY : suitCount;
        };
        const fewest = Math.min(...jacks.map(countHeld));
        return moves.filter((move) => !jacks.includes(move) || countHeld(move) === fewest);
      },
    },
    'never-jumps': {
      does: 'never jumps in',
      seats: [3, 4],
      filter: (moves) => moves.filter(({ type }) => type !== 'jump'),
    },
  },
};

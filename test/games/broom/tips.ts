import { type BroomMove, type BroomState, isCombined, worthOf } from '../../../src/games/broom/state.ts';
import type { Tips } from '../../bench/tip.ts';

const SEAT_COUNTS = [2, 3, 4];
const isCombine = (move: BroomMove): move is Extract<BroomMove, { type: 'combine' }> => move.type === 'combine';
const isRaise = (move: BroomMove): boolean => isCombine(move) && move.with.some(isCombined);
/** The value of a combined card. */
const madeWorth = (move: Extract<BroomMove, { type: 'combine' }>): number =>
  worthOf([...move.cards, ...move.with.flat()]);

/** What the strategy page recommends or advises against; a game is one session, and another after a tie. */
export const tips: Tips<BroomState, BroomMove> = {
  each: 'session',
  options: { target: 1 },
  habits: {
    'sweeps-at-once': {
      does: 'sweeps as soon as there is a card on the table',
      seats: SEAT_COUNTS,
      filter: (moves) => moves.filter(({ type }) => type === 'sweep'),
    },
    'never-builds': {
      does: 'never combines',
      seats: SEAT_COUNTS,
      filter: (moves) => moves.filter((move) => !isCombine(move)),
    },
    'never-builds-low': {
      does: 'combines only to 10 or more',
      seats: SEAT_COUNTS,
      filter: (moves) => moves.filter((move) => !isCombine(move) || madeWorth(move) >= 10),
    },
    'never-raises': {
      does: 'never raises',
      seats: SEAT_COUNTS,
      filter: (moves) => moves.filter((move) => !isRaise(move)),
    },
  },
};

import { isJoker } from '../../../src/games/spite-and-malice/pack.ts';
import type { SpiteMove, SpiteState } from '../../../src/games/spite-and-malice/state.ts';
import type { Tips } from '../../bench/tip.ts';

const SEATS = [2];
const isToCentre = (move: SpiteMove): boolean => move.type === 'move' && move.to.zone === 'centre';
const isFromGoal = (move: SpiteMove): boolean => move.type === 'move' && move.from.zone === 'goal';
const isJokerMove = (move: SpiteMove): boolean =>
  move.type === 'move' && move.from.zone === 'hand' && isJoker(move.from.card);
/** A card laid on an empty side place. */
const starts =
  ({ side }: SpiteState, seat: number) =>
  (move: SpiteMove): boolean =>
    move.type === 'move' && move.to.zone === 'side' && side[seat]?.[move.to.pile]?.length === 0;

/** What the strategy page recommends or advises against, in games of ten goal cards, where standstills are rare. */
export const tips: Tips<SpiteState, SpiteMove> = {
  each: 'game with ten goal cards',
  options: { goal: 10 },
  habits: {
    'plays-what-fits': {
      does: 'sends every card that fits to the centre, the goal card first',
      seats: SEATS,
      filter: (moves) => (moves.some(isFromGoal) ? moves.filter(isFromGoal) : moves.filter(isToCentre)),
    },
    'spends-jokers': {
      does: 'sends a joker to the centre at the first chance',
      seats: SEATS,
      filter: (moves) => moves.filter((move) => isToCentre(move) && isJokerMove(move)),
    },
    'fills-places': {
      does: 'lays every side card on an empty place while there is one',
      seats: SEATS,
      filter: (moves, view, seat) => {
        const startsPile = starts(view, seat);
        const otherMoves = moves.filter(
          (move) => move.type !== 'move' || move.to.zone === 'centre' || startsPile(move),
        );
        return moves.some(startsPile) ? otherMoves : [];
      },
    },
    'keeps-a-place': {
      does: 'never fills the last empty place while a card fits on a pile',
      seats: SEATS,
      filter: (moves, view, seat) => {
        const emptyCount = view.side[seat]?.filter((pile) => pile.length === 0).length;
        const startsPile = starts(view, seat);
        return emptyCount === 1 ? moves.filter((move) => !startsPile(move)) : [];
      },
    },
  },
};

import type { Card } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { isAce } from '../pack.ts';
import { baseOf, type CombinationBase, withAces } from '../play/combination.ts';
import { type CombinationMove, type LuckyMove, type LuckyState, laidCards, topOf } from '../state.ts';

/** A tried combination: base, extra cards, totals. */
export interface TriedCombination {
  readonly move: CombinationMove;
  readonly base: CombinationBase;
  /** Cards beside the base that aren't aces. */
  readonly nonAces: readonly Card[];
  /** Possible totals; empty if the base is neither a set nor a run. */
  readonly totals: readonly number[];
}

function readCombination(state: LuckyState, move: CombinationMove): TriedCombination {
  const base = baseOf(move.cards, move.as, state.options.wrap);
  const nonAces = move.aces.filter((card) => !isAce(card));
  const totals = nonAces.length > 0 ? [] : withAces(base.totals, move.aces.length);
  return { move, base, nonAces, totals };
}

/** Returns what the rules need to know about a try. */
export function describeAttempt(state: LuckyState, seat: Seat, move: LuckyMove) {
  const isOnTurn = state.turn === seat;
  // Cards that leave the hand; for a decline, the card that could have been laid.
  const laid = move.type === 'decline' ? [topOf(state)] : laidCards(move);
  return {
    state,
    seat,
    move,
    hand: state.hands[seat] ?? [],
    top: topOf(state),
    isOnTurn,
    laid,
    /** The card laid, if it is exactly one, in turn or out of turn. */
    single: move.type !== 'combine' && laid.length === 1 ? laid[0] : undefined,
    suit: move.type === 'lay' || move.type === 'jump' ? move.suit : undefined,
    /** A jump-in or a decline: both answer an open window. */
    isAside: move.type === 'jump' || move.type === 'decline',
    /** The card the mover drew this turn; null if there is none. */
    drawn: isOnTurn ? state.drawn : null,
    combination: move.type === 'combine' ? readCombination(state, move) : undefined,
  };
}

export type LuckyAttempt = ReturnType<typeof describeAttempt>;

/** Whether the try lays a card in turn. */
export const isLay = ({ move }: LuckyAttempt): boolean => move.type === 'lay';
/** Whether the try draws without a debt. */
export const isSingleDraw = ({ move, state }: LuckyAttempt): boolean => move.type === 'draw' && state.owed === null;

import type { Card } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { isAce } from '../pack.ts';
import { baseOf, type CombinationBase, withAces } from '../play/combination.ts';
import { type CombinationMove, type LuckyMove, type LuckyState, laidCards, topOf } from '../state.ts';

/** A combination that is tried: its base, what stands beside it, what they make. */
export interface TriedCombination {
  readonly move: CombinationMove;
  readonly base: CombinationBase;
  /** What stands beside the base and is no ace. */
  readonly strangers: readonly Card[];
  /** Every total it could have; none where it is no set or run. */
  readonly totals: readonly number[];
}

function readCombination(state: LuckyState, move: CombinationMove): TriedCombination {
  const base = baseOf(move.cards, move.as, state.options.wrap);
  const strangers = move.aces.filter((card) => !isAce(card));
  const totals = strangers.length > 0 ? [] : withAces(base.totals, move.aces.length);
  return { move, base, strangers, totals };
}

/** What the rules look at: state, seat and move, with what was laid looked through. */
export function attempt(state: LuckyState, seat: Seat, move: LuckyMove) {
  const onTurn = state.turn === seat;
  // Every card that would leave the hand; for a decline, the one that would have been thrown in.
  const laid = move.type === 'decline' ? [topOf(state)] : laidCards(move);
  return {
    state,
    seat,
    move,
    hand: state.hands[seat] ?? [],
    top: topOf(state),
    onTurn,
    laid,
    /** The card laid, where it is exactly one, in turn or out of it. */
    single: move.type !== 'combine' && laid.length === 1 ? laid[0] : undefined,
    suit: move.type === 'lay' || move.type === 'jump' ? move.suit : undefined,
    /** A card thrown in out of turn, or declined. */
    jump: move.type === 'jump' || move.type === 'decline',
    /** What was drawn this turn by the one who tries; null where nothing was. */
    drawn: onTurn ? state.drawn : null,
    combo: move.type === 'combine' ? readCombination(state, move) : undefined,
  };
}

export type LuckyAttempt = ReturnType<typeof attempt>;

/** What is tried is a lay, and nothing else. */
export const isLay = ({ move }: LuckyAttempt): boolean => move.type === 'lay';
/** A draw, nothing being owed. */
export const isSingleDraw = ({ move, state }: LuckyAttempt): boolean =>
  move.type === 'draw' && state.owed === null;

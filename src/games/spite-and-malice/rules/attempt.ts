import type { Card } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { cardAt } from '../notation/key.ts';
import { JOKER, PILE_COUNT, withoutName } from '../pack.ts';
import type { MoveSource, Pile, SpiteMove, SpiteState } from '../state.ts';

/** Why a card can't be taken from its place. */
export type SourceFault = 'theirs' | 'stock' | 'centre' | 'not-held' | 'not-on-top' | 'nothing-there' | 'no-such-pile';

/** Whether a card name means the top card of a pile. A named joker matches its own name and plain "joker". */
function matchesName(name: Card, top: Card): boolean {
  return name === top || (name === JOKER && withoutName(top) === JOKER);
}

function findTopFault(pile: Pile, name: Card | undefined): SourceFault | null {
  const top = pile.at(-1);
  if (top === undefined) return 'nothing-there';
  return name === undefined || matchesName(name, top) ? null : 'not-on-top';
}

function findSourceFault(state: SpiteState, seat: Seat, from: MoveSource): SourceFault | null {
  if (from.zone === 'stock' || from.zone === 'centre') return from.zone;
  if (from.seat !== undefined && from.seat !== seat) return 'theirs';
  if (from.zone === 'hand') return state.hands[seat]?.includes(from.card) ? null : 'not-held';
  if (from.zone === 'goal') return findTopFault(state.goal[seat] ?? [], from.card);
  return from.pile < PILE_COUNT ? findTopFault(state.side[seat]?.[from.pile] ?? [], from.card) : 'no-such-pile';
}

/** The card a move means; a plain joker at a side pile means the named joker on top of it. */
function meantCard(state: SpiteState, seat: Seat, from: MoveSource): Card | undefined {
  const card = cardAt(state, seat, from);
  if (from.zone !== 'side' || card !== JOKER) return card;
  const top = cardAt(state, seat, { zone: 'side', pile: from.pile, seat: from.seat ?? seat });
  return top !== undefined && withoutName(top) === JOKER ? top : card;
}

/** Returns what the rules need to know about a try. */
export function describeAttempt(state: SpiteState, seat: Seat, move: SpiteMove) {
  const cardMove = move.type === 'end' ? undefined : move;
  const toCentre = cardMove?.to.zone === 'centre' ? cardMove : undefined;
  const toSide = toCentre ? undefined : cardMove;
  const side = toSide?.to.zone === 'side' ? state.side[toSide.to.seat ?? seat] : undefined;
  const piles = toCentre ? state.centre : side;
  return {
    state,
    seat,
    move,
    toCentre,
    toSide,
    /** The card that is moved, with its name on a side pile; undefined if it is unseen. */
    card: cardMove && meantCard(state, seat, cardMove.from),
    /** Why the card can't be taken; null if it can. */
    sourceFault: cardMove ? findSourceFault(state, seat, cardMove.from) : null,
    /** The target pile; undefined if there is none. */
    onto: cardMove && piles?.[cardMove.to.pile],
    /** Hand and side cards the mover has sent to the centre in this turn; 0 out of turn. */
    sent: state.turn === seat ? state.centreMoved : 0,
  };
}

export type SpiteAttempt = ReturnType<typeof describeAttempt>;

/** The card to mark in a ruling, a joker without its name. */
export function markedCards({ card }: SpiteAttempt): readonly Card[] {
  return card === undefined ? [] : [withoutName(card)];
}

export function hasFourCentrePiles({ centre }: SpiteState): boolean {
  return centre.every((pile) => pile.length > 0);
}

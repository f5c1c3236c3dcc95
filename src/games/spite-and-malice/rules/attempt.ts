import type { Card } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { cardAt } from '../notation/key.ts';
import { JOKER, PILE_COUNT, withoutName } from '../pack.ts';
import type { MoveSource, Pile, SpiteMove, SpiteState } from '../state.ts';

/** Why a card is not there to be moved. */
export type SourceFault =
  | 'theirs'
  | 'stock'
  | 'centre'
  | 'not-held'
  | 'not-on-top'
  | 'nothing-there'
  | 'no-such-pile';

/** Whether a name fits the card on top: a joker answers to its own name and to plain joker. */
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
  return from.pile < PILE_COUNT
    ? findTopFault(state.side[seat]?.[from.pile] ?? [], from.card)
    : 'no-such-pile';
}

/** The card a side pile's own name adds to: a plain joker named at a pile means the one that lies there. */
function meantCard(state: SpiteState, seat: Seat, from: MoveSource): Card | undefined {
  const card = cardAt(state, seat, from);
  if (from.zone !== 'side' || card !== JOKER) return card;
  const top = cardAt(state, seat, { zone: 'side', pile: from.pile, seat: from.seat ?? seat });
  return top !== undefined && withoutName(top) === JOKER ? top : card;
}

/** What the rules look at: state, seat and move, with the card found where it lies. */
export function attempt(state: SpiteState, seat: Seat, move: SpiteMove) {
  const moved = move.type === 'end' ? undefined : move;
  const toCentre = moved?.to.zone === 'centre' ? moved : undefined;
  const toSide = toCentre ? undefined : moved;
  const side = toSide?.to.zone === 'side' ? state.side[toSide.to.seat ?? seat] : undefined;
  const piles = toCentre ? state.centre : side;
  return {
    state,
    seat,
    move,
    toCentre,
    toSide,
    /** The card meant, with the name it bears on a side pile; undefined where nobody sees it. */
    card: moved && meantCard(state, seat, moved.from),
    /** Why it isn’t the mover’s to move; null where it is. */
    sourceFault: moved ? findSourceFault(state, seat, moved.from) : null,
    /** The pile it is to lie on; undefined where there is none. */
    onto: moved && piles?.[moved.to.pile],
    /** Hand and side cards the mover has sent to the centre in a turn that is theirs. */
    sent: state.turn === seat ? state.centreMoved : 0,
  };
}

export type SpiteAttempt = ReturnType<typeof attempt>;

/** The card meant, as a ruling marks it: a joker lies on the table without its name. */
export function markedCards({ card }: SpiteAttempt): readonly Card[] {
  return card === undefined ? [] : [withoutName(card)];
}

/** All four centre piles stand. */
export function hasFourCentrePiles({ centre }: SpiteState): boolean {
  return centre.every((pile) => pile.length > 0);
}

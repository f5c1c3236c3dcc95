import type { Card } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { cardAt } from '../notation/key.ts';
import { JOKER, PILES, plain } from '../pack.ts';
import type { From, Pile, SpiteMove, SpiteState } from '../state.ts';

/** Why a card is not there to be moved. */
export type Barred =
  | 'theirs'
  | 'stock'
  | 'centre'
  | 'not-held'
  | 'not-on-top'
  | 'nothing-there'
  | 'no-such-pile';

/** Whether a name fits the card on top: a joker answers to its own name and to plain joker. */
function means(name: Card, top: Card): boolean {
  return name === top || (name === JOKER && plain(top) === JOKER);
}

function onTop(pile: Pile, name: Card | undefined): Barred | null {
  const top = pile.at(-1);
  if (top === undefined) return 'nothing-there';
  return name === undefined || means(name, top) ? null : 'not-on-top';
}

function barredAt(state: SpiteState, seat: Seat, from: From): Barred | null {
  if (from.zone === 'stock' || from.zone === 'centre') return from.zone;
  if (from.seat !== undefined && from.seat !== seat) return 'theirs';
  if (from.zone === 'hand') return state.hands[seat]?.includes(from.card) ? null : 'not-held';
  if (from.zone === 'goal') return onTop(state.goal[seat] ?? [], from.card);
  return from.pile < PILES ? onTop(state.side[seat]?.[from.pile] ?? [], from.card) : 'no-such-pile';
}

/** The card a side pile's own name adds to: a plain joker named at a pile means the one that lies there. */
function meant(state: SpiteState, seat: Seat, from: From): Card | undefined {
  const card = cardAt(state, seat, from);
  if (from.zone !== 'side' || card !== JOKER) return card;
  const top = cardAt(state, seat, { zone: 'side', pile: from.pile, seat: from.seat ?? seat });
  return top !== undefined && plain(top) === JOKER ? top : card;
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
    card: moved && meant(state, seat, moved.from),
    /** Why it isn’t the mover’s to move; null where it is. */
    barred: moved ? barredAt(state, seat, moved.from) : null,
    /** The pile it is to lie on; undefined where there is none. */
    onto: moved && piles?.[moved.to.pile],
    /** Hand and side cards the mover has sent to the centre in a turn that is theirs. */
    sent: state.turn === seat ? state.centreMoved : 0,
  };
}

export type Attempt = ReturnType<typeof attempt>;

/** The card meant, as a ruling marks it: a joker lies on the table without its name. */
export function marked({ card }: Attempt): readonly Card[] {
  return card === undefined ? [] : [plain(card)];
}

/** All four centre piles stand. */
export function fourStand({ centre }: SpiteState): boolean {
  return centre.every((pile) => pile.length > 0);
}

import type { Card } from '../../../cards/card.ts';
import { beyond } from '../../../cards/held.ts';
import { countUnknown, fillWith } from '../../../cards/unseen.ts';
import { asksHolding, fillHand, seenOf } from '../../../game/hand.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import type { CardClass, Unseen } from '../../../game/unseen.ts';
import { FIELDS } from '../fields.ts';
import { JOKER, PACK } from '../pack.ts';
import type { PokexMove, PokexState } from '../state.ts';

const cardText = (card: Card, n: number): string =>
  card === JOKER && n > 1 ? 'both jokers' : PACK.text(card);

/** What a place must hold that isn't seen there: each card as often as it is missing. */
function classesOf(
  wanted: readonly Card[],
  seen: readonly Card[],
  asks: (name: Naming, text: string) => string,
): readonly CardClass[] {
  const missing = beyond(wanted, seen);
  return [...new Set(missing)].map((card) => {
    const least = missing.filter((one) => one === card).length;
    const n = wanted.filter((one) => one === card).length;
    return { cards: [card], least, needed: true, asks: (name) => asks(name, cardText(card, n)) };
  });
}

/** A lay hangs on the mover's own hand, and on the row where a card of it is named. */
export function unseen(state: PokexState, seat: Seat, move: PokexMove): readonly Unseen<PokexState>[] {
  if (move.type !== 'lay') return [];
  const hand = state.hands[seat] ?? [];
  const pool = FIELDS.unseen(state);
  const places: Unseen<PokexState>[] = [];
  if (countUnknown(hand) > 0) {
    places.push({
      slots: countUnknown(hand),
      pool,
      classes: classesOf(move.cards, hand, (name, text) => asksHolding(seat, text)(name)),
      fill: (world, cards) => fillHand(world, seat, cards),
    });
  }
  if (move.centre !== undefined && state.options.centre === 'chosen' && countUnknown(state.centre) > 0) {
    places.push({
      slots: countUnknown(state.centre),
      pool,
      classes: classesOf([move.centre], state.centre, (_, text) => `whether ${text} lies in the row`),
      fill: (world, cards) => ({ ...world, centre: fillWith(world.centre, cards) }),
    });
  }
  return places;
}

export const VISIBILITY = seenOf(FIELDS, unseen);

import type { Card } from '../../../cards/card.ts';
import { subtractCards } from '../../../cards/card-lists.ts';
import { countUnknown, fillWith } from '../../../cards/unseen.ts';
import { askHolding, fillHand, visibilityOf } from '../../../game/hand.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import type { CardClass, UnseenPlace } from '../../../game/unseen-place.ts';
import { FIELDS } from '../fields.ts';
import { JOKER, PACK } from '../pack.ts';
import type { PokexMove, PokexState } from '../state.ts';

const cardText = (card: Card, n: number): string => (card === JOKER && n > 1 ? 'both jokers' : PACK.text(card));

/** Classes of the unseen cards a place must hold. */
function classesOf(
  neededCards: readonly Card[],
  knownCards: readonly Card[],
  question: (name: SeatNamer, text: string) => string,
): readonly CardClass[] {
  const missing = subtractCards(neededCards, knownCards);
  return [...new Set(missing)].map((card) => {
    const missingCount = missing.filter((neededCard) => neededCard === card).length;
    const neededCount = neededCards.filter((neededCard) => neededCard === card).length;
    return {
      cards: [card],
      least: missingCount,
      needed: true,
      asks: (name) => question(name, cardText(card, neededCount)),
    };
  });
}

/** Unseen cards a ruling depends on: the mover's hand, and the row if a card of it is named. */
export function unseen(state: PokexState, seat: Seat, move: PokexMove): readonly UnseenPlace<PokexState>[] {
  if (move.type !== 'lay') return [];
  const hand = state.hands[seat] ?? [];
  const pool = FIELDS.unseen(state);
  const places: UnseenPlace<PokexState>[] = [];
  if (countUnknown(hand) > 0) {
    places.push({
      slots: countUnknown(hand),
      pool,
      classes: classesOf(move.cards, hand, (name, text) => askHolding(seat, text)(name)),
      fill: (world, cards) => fillHand(world, seat, cards),
    });
  }
  if (move.centre !== undefined && state.options.centre === 'chosen' && countUnknown(state.centre) > 0) {
    places.push({
      slots: countUnknown(state.centre),
      pool,
      classes: classesOf([move.centre], state.centre, (_, text) => `whether ${text} is in the row`),
      fill: (world, cards) => ({ ...world, centre: fillWith(world.centre, cards) }),
    });
  }
  return places;
}

export const VISIBILITY = visibilityOf(FIELDS, unseen);

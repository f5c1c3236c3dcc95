import { an } from '../../../cards/grammar.ts';
import { countUnknown } from '../../../cards/unseen.ts';
import { askHolding, fillHand, visibilityOf } from '../../../game/hand.ts';
import type { Seat } from '../../../game/seat.ts';
import type { CardClass, UnseenPlace } from '../../../game/unseen-place.ts';
import { createRandom } from '../../../random/random.ts';
import { FIELDS } from '../fields.ts';
import { PACK, worth } from '../pack.ts';
import { attempt, madeValue } from '../rules/attempt.ts';
import type { BroomMove, BroomState } from '../state.ts';

/** A try hangs on the mover's own hand: whether the card played is in it, and whether a taker stays. */
export function unseen(state: BroomState, seat: Seat, move: BroomMove): readonly UnseenPlace<BroomState>[] {
  const hand = state.hands[seat] ?? [];
  const slots = countUnknown(hand);
  if (slots === 0) return [];
  const played = new Set(move.cards.filter((card) => !hand.includes(card)));
  const classes: CardClass[] = [...played].map((card) => ({
    cards: [card],
    needed: true,
    asks: askHolding(seat, PACK.text(card)),
  }));
  const total = move.type === 'combine' ? madeValue(attempt(state, seat, move)) : 0;
  const takers = PACK.cards.filter((card) => worth(card) === total && !move.cards.includes(card));
  // A taker one sees stays in the hand, whatever the other cards are.
  if (total > 0 && takers.length > 0 && !takers.some((card) => hand.includes(card))) {
    classes.push({ cards: takers, asks: askHolding(seat, cardOf(total)) });
  }
  if (classes.length === 0) return [];
  return [
    { slots, pool: FIELDS.unseen(state), classes, fill: (world, cards) => fillHand(world, seat, cards) },
  ];
}

/** "a 6", "an ace", "the 20 joker": a card of that value. */
function cardOf(value: number): string {
  if (value > 10) return `the ${value} joker`;
  return an(value === 1 ? 'ace' : value);
}

/** So many cards of the pack have the same value at most. */
const OF_ONE_VALUE = 4;

const usual = visibilityOf(FIELDS, unseen);

/** What is certain of the seat’s own hand; everything else as it could be. */
function maskUncertain(state: BroomState, seat: Seat): BroomState {
  // Where fewer cards lie unseen elsewhere than there are of one value, one of that value may be held for maskUncertain.
  const elsewhere = FIELDS.unseen(state).length - countUnknown(state.hands[seat] ?? []);
  return elsewhere < OF_ONE_VALUE
    ? FIELDS.sampleWorld(state, seat, createRandom(1))
    : usual.maskUncertain(state, seat);
}

export const VISIBILITY = { ...usual, maskUncertain };

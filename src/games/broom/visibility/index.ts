import { an } from '../../../cards/grammar.ts';
import { countUnknown } from '../../../cards/unseen.ts';
import { askHolding, fillHand, visibilityOf } from '../../../game/hand.ts';
import type { Seat } from '../../../game/seat.ts';
import type { CardClass, UnseenPlace } from '../../../game/unseen-place.ts';
import type { Visibility } from '../../../game/visibility.ts';
import { createRandom } from '../../../random/random.ts';
import { FIELDS } from '../fields.ts';
import { PACK, worth } from '../pack.ts';
import { attempt, madeValue } from '../rules/attempt.ts';
import type { BroomMove, BroomState } from '../state.ts';

/** Unseen cards a ruling depends on: in the mover's hand, the card played and a card that takes what is combined. */
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
  // A known card that can take needs no unseen one.
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

/** Most cards of the pack with the same value. */
const OF_ONE_VALUE = 4;

const usual = visibilityOf(FIELDS, unseen);

/** Masks every card that isn't certain, from the seat's point of view. */
function maskUncertain(state: BroomState, seat: Seat): BroomState {
  // With fewer unseen cards elsewhere than cards of one value, the hand may hold that value for certain, which masking
  // would lose: a sampled world stands in.
  const elsewhere = FIELDS.unseen(state).length - countUnknown(state.hands[seat] ?? []);
  return elsewhere < OF_ONE_VALUE
    ? FIELDS.sampleWorld(state, seat, createRandom(1))
    : usual.maskUncertain(state, seat);
}

export const VISIBILITY = { ...usual, maskUncertain } satisfies Visibility<BroomState, BroomMove>;

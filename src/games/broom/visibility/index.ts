import { an } from '../../../cards/grammar.ts';
import { countUnknown } from '../../../cards/unseen.ts';
import { askHolding, fillHand, visibilityOf } from '../../../game/hand.ts';
import type { Seat } from '../../../game/seat.ts';
import type { CardClass, UnseenPlace } from '../../../game/unseen-place.ts';
import type { Visibility } from '../../../game/visibility.ts';
import { createRandom } from '../../../random/random.ts';
import { FIELDS } from '../fields.ts';
import { cardWorth, PACK } from '../pack.ts';
import { describeAttempt, madeValue } from '../rules/attempt.ts';
import type { BroomMove, BroomState } from '../state.ts';

/** Unseen cards a ruling depends on: in the mover's hand, the card played and a card that takes what is combined. */
export function unseen(state: BroomState, seat: Seat, move: BroomMove): readonly UnseenPlace<BroomState>[] {
  const hand = state.hands[seat] ?? [];
  const slots = countUnknown(hand);
  if (slots === 0) return [];
  const unheldCards = new Set(move.cards.filter((card) => !hand.includes(card)));
  const classes: CardClass[] = [...unheldCards].map((card) => ({
    cards: [card],
    needed: true,
    asks: askHolding(seat, PACK.text(card)),
  }));
  const madeWorth = move.type === 'combine' ? madeValue(describeAttempt(state, seat, move)) : 0;
  const takers = PACK.cards.filter((card) => cardWorth(card) === madeWorth && !move.cards.includes(card));
  // If a visible card of the hand can take it, no unseen card matters.
  if (madeWorth > 0 && takers.length > 0 && !takers.some((card) => hand.includes(card))) {
    classes.push({ cards: takers, asks: askHolding(seat, cardOf(madeWorth)) });
  }
  if (classes.length === 0) return [];
  return [{ slots, pool: FIELDS.unseen(state), classes, fill: (world, cards) => fillHand(world, seat, cards) }];
}

/** Describes a card of this value: "a 6", "an ace", "the 20 joker". */
function cardOf(value: number): string {
  if (value > 10) return `the ${value} joker`;
  return an(value === 1 ? 'ace' : value);
}

/** Maximum number of cards in the pack with the same value. */
const CARDS_PER_VALUE = 4;

const usual = visibilityOf(FIELDS, unseen);

/** Masks every card that isn't certain, from the seat's point of view. */
function maskUncertain(state: BroomState, seat: Seat): BroomState {
  // If fewer cards are unseen elsewhere than share one value, the hand may hold that value for certain.
  // Masking would lose this, so a sampled world is used instead.
  const unseenElsewhere = FIELDS.unseen(state).length - countUnknown(state.hands[seat] ?? []);
  return unseenElsewhere < CARDS_PER_VALUE
    ? FIELDS.sampleWorld(state, seat, createRandom(1))
    : usual.maskUncertain(state, seat);
}

export const VISIBILITY = { ...usual, maskUncertain } satisfies Visibility<BroomState, BroomMove>;

import type { Card } from '../cards/card.ts';
import { agree } from '../cards/grammar.ts';
import { fillWith, unknownCards } from '../cards/unseen.ts';
import { createRandom } from '../random/random.ts';
import type { Seat, SeatNamer } from './seat.ts';
import { fillCertain } from './unseen-place.ts';
import type { Visibility } from './visibility.ts';

/** The question about a hand: "whether Ann holds a 6", "whether you hold a 6". */
export function askHolding(seat: Seat, cardText: string): (name: SeatNamer) => string {
  return (name) => {
    const holder = name(seat);
    return `whether ${holder} ${agree(holder, 'hold', 'holds')} ${cardText}`;
  };
}

/** The state with the unseen cards of a hand replaced by `cards`. */
export function fillHand<S extends { readonly hands: readonly (readonly Card[])[] }>(
  state: S,
  seat: Seat,
  cards: readonly Card[],
): S {
  return { ...state, hands: state.hands.with(seat, fillWith(state.hands[seat] ?? [], cards)) };
}

/**
 * `maskUncertain` of a game whose hands can be unseen: keeps what is certain of the seat's own hand, samples everything
 * else.
 * @param pool the cards that can be unseen in a hand
 * @param countOthers how many of them can be cards other than this one; default: all others of the pool
 */
export function maskUncertainHand<S extends { readonly hands: readonly (readonly Card[])[] }>(
  guess: Visibility<S, never>['sampleWorld'],
  pool: (state: S) => readonly Card[],
  countOthers?: (state: S) => (card: Card) => number,
): Visibility<S, never>['maskUncertain'] {
  return (state, seat) => {
    const world = guess(state, seat, createRandom(1));
    const hand = fillCertain(state.hands[seat] ?? [], pool(state), countOthers?.(state));
    return { ...world, hands: world.hands.with(seat, hand) };
  };
}

/** The visibility of a game whose table of fields decides it. */
export function visibilityOf<S extends { readonly hands: readonly (readonly Card[])[] }, M>(
  fields: Pick<Visibility<S, M>, 'view' | 'sampleWorld'> & { readonly unseen: (state: S) => readonly Card[] },
  unseen: Visibility<S, M>['unseen'],
): Visibility<S, M> {
  const { view, sampleWorld } = fields;
  return { view, sampleWorld, maskUncertain: maskUncertainHand(sampleWorld, fields.unseen), unseen };
}

/** The hands of a state; empty in a game without hands. */
export function handsOf(state: object): readonly (readonly Card[])[] {
  return 'hands' in state && Array.isArray(state.hands) ? state.hands : [];
}

/** As many hands as seats, all cards unseen. */
export function unknownHands(seats: number, size: number): readonly (readonly Card[])[] {
  return Array.from({ length: seats }, () => unknownCards(size));
}

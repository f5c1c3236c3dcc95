import { type Card, UNKNOWN } from '../../cards/card.ts';
import type { Pack } from '../../cards/pack.ts';
import { fillUnknown, sharedUnknownCards } from '../../cards/unseen.ts';
import type { Json } from '../json.ts';
import { type PlacedCards, writeHand, writePile } from '../schema.ts';
import type { Seat } from '../seat.ts';

/** How a field holds cards: one, a list, or lists of lists. A game adds its own layouts. */
export interface CardLayout<T, R = T> {
  /** The order of the cards has no meaning. Default: the order matters. */
  readonly loose?: true;
  /** Adds every card to a list. */
  readonly gather: (value: T, gathered: Card[]) => void;
  /** The lists of cards with their paths, and the JSON each was read from. */
  readonly places: (value: T, path: string, json: unknown) => readonly PlacedCards[];
  readonly write: (value: T, pack: Pack) => Json;
  /** Replaces every card with UNKNOWN, except those at index `ownSeat` where there is an entry for each seat. */
  readonly hide: (value: T, ownSeat?: Seat) => R;
  /** Replaces unseen cards, first to last. */
  readonly fill: (value: T, nextCard: () => Card | undefined) => R;
}

/** A list of cards, bottom to top. */
export const PILE: CardLayout<readonly Card[]> = {
  gather: (cards, into) => {
    for (const card of cards) into.push(card);
  },
  places: (cards, path, list) => [{ path, cards, list }],
  write: (cards, pack) => writePile(pack, cards),
  hide: (cards) => sharedUnknownCards(cards.length),
  fill: fillUnknown,
};

/** A list of cards without order, unseen ones written last. */
export const LOOSE: CardLayout<readonly Card[]> = {
  ...PILE,
  loose: true,
  write: (cards, pack) => writeHand(pack, cards),
};

/** A list of cards without order, written in the stored order. */
export const HEAP: CardLayout<readonly Card[]> = { ...PILE, loose: true };

/** One card, or none. */
export const SINGLE: CardLayout<Card | null> = {
  gather: (card, into) => {
    if (card !== null) into.push(card);
  },
  places: (card, path) => (card === null ? [] : [{ path, cards: [card] }]),
  write: (card, pack) => (card === null ? null : pack.code(card)),
  hide: (card) => (card === null ? null : UNKNOWN),
  fill: (card, nextCard) => (card === UNKNOWN ? (nextCard() ?? UNKNOWN) : card),
};

/** A list with one such layout for each seat, side or place. */
export function eachLayout<T>(itemLayout: CardLayout<T>): CardLayout<readonly T[]> {
  return {
    ...(itemLayout.loose ? { loose: itemLayout.loose } : {}),
    gather: (values, into) => {
      for (const value of values) itemLayout.gather(value, into);
    },
    places: (values, path, json) =>
      values.flatMap((value, i) =>
        itemLayout.places(value, `${path}[${i}]`, Array.isArray(json) ? json[i] : undefined),
      ),
    write: (values, pack) => values.map((value) => itemLayout.write(value, pack)),
    hide: (values, ownSeat) => {
      const hiddenValues = values.map((value) => itemLayout.hide(value));
      if (ownSeat !== undefined) hiddenValues[ownSeat] = values[ownSeat] as T;
      return hiddenValues;
    },
    fill: (values, nextCard) => values.map((value) => itemLayout.fill(value, nextCard)),
  };
}

/** A pile for each seat, side or place. */
export const PILES: CardLayout<readonly (readonly Card[])[]> = eachLayout(PILE);

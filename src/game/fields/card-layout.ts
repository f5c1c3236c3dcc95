import { type Card, UNKNOWN } from '../../cards/card.ts';
import type { Pack } from '../../cards/pack.ts';
import { fillUnknown, sharedUnknownCards } from '../../cards/unseen.ts';
import type { Json } from '../json.ts';
import { type PlacedCards, writeHand, writePile } from '../schema.ts';
import type { Seat } from '../seat.ts';

/** How cards lie in a field: one by one, in a list, in lists of lists. What a game has of its own it adds. */
export interface CardLayout<T, R = T> {
  /** The order of the cards means nothing; left out: it does. */
  readonly loose?: true;
  /** Adds every card to a list. */
  readonly gather: (value: T, into: Card[]) => void;
  /** The lists of cards with their paths, and what each was read from. */
  readonly places: (value: T, path: string, json: unknown) => readonly PlacedCards[];
  readonly write: (value: T, pack: Pack) => Json;
  /** The same with every card unseen; with a seat's own left as it is, where there is one for each seat. */
  readonly hide: (value: T, own?: Seat) => R;
  /** The same with unseen cards replaced, first to last. */
  readonly fill: (value: T, next: () => Card | undefined) => R;
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

/** A list of cards whose order means nothing. */
export const LOOSE: CardLayout<readonly Card[]> = {
  ...PILE,
  loose: true,
  write: (cards, pack) => writeHand(pack, cards),
};

/** Cards that are looked through or scattered: they are written as they lie, but in which order means nothing. */
export const HEAP: CardLayout<readonly Card[]> = { ...PILE, loose: true };

/** One card that lies by itself, or none. */
export const SINGLE: CardLayout<Card | null> = {
  gather: (card, into) => {
    if (card !== null) into.push(card);
  },
  places: (card, path) => (card === null ? [] : [{ path, cards: [card] }]),
  write: (card, pack) => (card === null ? null : pack.code(card)),
  hide: (card) => (card === null ? null : UNKNOWN),
  fill: (card, next) => (card === UNKNOWN ? (next() ?? UNKNOWN) : card),
};

/** Several of them: one for each seat, side or place. */
export function eachLayout<T>(one: CardLayout<T>): CardLayout<readonly T[]> {
  return {
    ...(one.loose ? { loose: one.loose } : {}),
    gather: (values, into) => {
      for (const value of values) one.gather(value, into);
    },
    places: (values, path, json) =>
      values.flatMap((value, i) =>
        one.places(value, `${path}[${i}]`, Array.isArray(json) ? json[i] : undefined),
      ),
    write: (values, pack) => values.map((value) => one.write(value, pack)),
    hide: (values, own) => {
      const seen = values.map((value) => one.hide(value));
      if (own !== undefined) seen[own] = values[own] as T;
      return seen;
    },
    fill: (values, next) => values.map((value) => one.fill(value, next)),
  };
}

/** Piles: one for each seat, side or place. */
export const PILES: CardLayout<readonly (readonly Card[])[]> = eachLayout(PILE);

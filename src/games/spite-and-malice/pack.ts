import type { Card } from '../../cards/card.ts';
import { definePack } from '../../cards/pack.ts';
import { RANKS, type Rank, readRank } from '../../cards/ranks.ts';

/** The two packs together: 52 without jokers for the goal piles, 52 and four jokers to play with. */
export const PACK = definePack({
  standard: 2,
  extras: [{ code: 'X', text: 'the joker', spoken: 'joker', copies: 4 }],
});

export const JOKER: Card = 52;
/** Cards of the second pack: hands and stock. */
export const SECOND_PACK_SIZE = 56;
export const FIRST_PACK_SIZE = 52;
/** A pile from ace to king. */
export const FULL_HEIGHT = 13;
/** A hand as the turn begins. */
export const HAND_SIZE = 5;
/** Places in the centre, and of each player's side piles. */
export const PILE_COUNT = 4;

/** From here on a number is a joker on a side pile with its name: 53 stands for an ace, 65 for a king. */
const NAMED = JOKER + 1;

/** A joker that was named a rank, as a side pile holds it. */
export function namedJoker(rank: number): Card {
  return NAMED + rank;
}

export function isJoker(card: Card): boolean {
  return card >= JOKER;
}

/** The card itself: a joker without the name it was given. */
export function withoutName(card: Card): Card {
  return card > JOKER ? JOKER : card;
}

/** Of no rank: a joker without a name, or a card nobody showed. */
export const NO_RANK = -1;

/** 0 for an ace … 12 for a king; a named joker has its name's rank. */
export function rankOf(card: Card): number {
  if (card < 0 || card === JOKER) return NO_RANK;
  return card < JOKER ? card >> 2 : card - NAMED;
}

export function rankText(rank: number): Rank {
  return RANKS[rank] as Rank;
}

/** How a card of a side pile is written: `7S`, `X`, `X=7`. */
export function codeOf(card: Card): string {
  return card > JOKER ? `X=${rankText(rankOf(card))}` : PACK.code(card);
}

/** The four cards of a rank. */
export function cardsOfRank(rank: number): readonly Card[] {
  return [0, 1, 2, 3].map((suit) => rank * 4 + suit);
}

/** A card of a side pile: of this pack, or a joker with its name. */
export function readCardCode(text: string): Card | undefined {
  const name = /^x=(.+)$/i.exec(text)?.[1];
  if (name === undefined) return PACK.read(text);
  const rank = readRank(name);
  return rank && namedJoker(RANKS.indexOf(rank));
}

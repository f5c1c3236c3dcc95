import type { Card } from '../../cards/card.ts';
import { definePack } from '../../cards/pack.ts';
import { RANKS, type Rank, readRank } from '../../cards/ranks.ts';

/** Both packs: 52 cards without jokers for the goal piles; 52 and four jokers for hands and stock. */
export const PACK = definePack({
  standard: 2,
  extras: [{ code: 'X', text: 'the joker', spoken: 'joker', copies: 4 }],
});

export const JOKER: Card = 52;
/** Cards of the second pack: hands and stock. */
export const SECOND_PACK_SIZE = 56;
export const FIRST_PACK_SIZE = 52;
/** Cards of a complete centre pile, and number of ranks. */
export const FULL_HEIGHT = 13;
/** Cards in a hand at the beginning of a turn. */
export const HAND_SIZE = 5;
/** Places in the centre, and of each player's side piles. */
export const PILE_COUNT = 4;

/** Numbers from here on are named jokers: 53 an ace … 65 a king. */
const FIRST_NAMED_JOKER = JOKER + 1;

/** A joker named as a rank, as side piles hold it. */
export function namedJoker(rank: number): Card {
  return FIRST_NAMED_JOKER + rank;
}

export function isJoker(card: Card): boolean {
  return card >= JOKER;
}

/** The plain card: a named joker becomes a joker. */
export function withoutName(card: Card): Card {
  return card > JOKER ? JOKER : card;
}

/** Rank of a plain joker and of an unseen card. */
export const NO_RANK = -1;

/** 0 for an ace … 12 for a king; a named joker has the rank of its name. */
export function rankOf(card: Card): number {
  if (card < 0 || card === JOKER) return NO_RANK;
  return card < JOKER ? card >> 2 : card - FIRST_NAMED_JOKER;
}

export function rankText(rank: number): Rank {
  return RANKS[rank] as Rank;
}

/** Code of a card on a side pile: `7S`, `X`, `X=7`. */
export function codeOf(card: Card): string {
  return card > JOKER ? `X=${rankText(rankOf(card))}` : PACK.code(card);
}

export function cardsOfRank(rank: number): readonly Card[] {
  return [0, 1, 2, 3].map((suit) => rank * 4 + suit);
}

/** Reads the code of a card on a side pile; undefined if there is no such card. */
export function readCardCode(text: string): Card | undefined {
  const name = /^x=(.+)$/i.exec(text)?.[1];
  if (name === undefined) return PACK.read(text);
  const rank = readRank(name);
  return rank && namedJoker(RANKS.indexOf(rank));
}

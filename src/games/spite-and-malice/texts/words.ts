import type { Card } from '../../../cards/card.ts';
import { an } from '../../../cards/grammar.ts';
import { joinWords } from '../../../cards/words.ts';
import { JOKER, PACK, rankOf, rankText, withoutName } from '../pack.ts';

/** "7♠", "the joker", "the joker (a 7)". */
export function cardText(card: Card): string {
  const text = PACK.text(withoutName(card));
  return card > JOKER ? `${text} (${withArticle(rankOf(card))})` : text;
}

export function cardsText(cards: readonly Card[], conjunction?: string): string {
  return joinWords(cards.map(cardText), conjunction);
}

/** A rank in a sentence: "ace", "7", "queen". */
export function rankWord(rank: number): string {
  const text = rankText(rank);
  return { A: 'ace', J: 'jack', Q: 'queen', K: 'king' }[text as string] ?? text;
}

/** "an ace", "a 7", "an 8". */
export function withArticle(rank: number): string {
  return an(rankWord(rank));
}

const ORDINALS = ['first', 'second', 'third', 'fourth'] as const;

/** "the third centre pile", counted from the left. */
export function nthPile(pile: number, noun: string): string {
  const place = ORDINALS[pile];
  return place ? `the ${place} ${noun}` : `${noun} number ${pile + 1}`;
}

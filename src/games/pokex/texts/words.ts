import type { Card } from '../../../cards/card.ts';
import { numeral } from '../../../cards/numerals.ts';
import { type Rank, rankName } from '../../../cards/ranks.ts';
import { countNoun, joinWords, plural } from '../../../cards/words.ts';
import { JOKER, PACK } from '../pack.ts';
import type { CountedBid } from '../state.ts';

/** Lists cards, jokers last: "A♠, K♠ and a joker", "two jokers". */
export function cardsText(cards: readonly Card[]): string {
  const jokers = cards.filter((card) => card === JOKER).length;
  const naturalTexts = cards.filter((card) => card !== JOKER).map(PACK.text);
  const jokerTexts = jokers === 0 ? [] : [jokers === 1 ? 'a joker' : `${numeral(jokers)} jokers`];
  return joinWords([...naturalTexts, ...jokerTexts]);
}

/** "fives", "sixes". */
export const rankPlural = (rank: Rank): string => plural(2, rankName(rank));

/** Describes a counted bid: "9 points for bidding 2 and taking 5 tricks (1 + 2 + 2 + 2 + 2)." */
export function bidText({ points, bid, taken, each }: CountedBid): string {
  const pointsText = points === 0 ? 'Nothing' : `${countNoun(Math.abs(points), 'point')}${points < 0 ? ' lost' : ''}`;
  const adding = each.length > 1 ? ` (${each.map(Math.abs).join(' + ')})` : '';
  return `${pointsText} for bidding ${bid} and taking ${countNoun(taken, 'trick')}${adding}.`;
}

import type { Card } from '../../../cards/card.ts';
import type { Rank } from '../../../cards/ranks.ts';
import { capitalize } from '../../../cards/words.ts';
import type { HandsFacts, NamedHand } from '../../../game/picture.ts';
import type { PokexOptions } from '../options.ts';
import { categoryOf } from '../play/five-card-hand.ts';
import { showdown, type Wilds, wildsOf } from '../play/hand.ts';
import { heightsIn, standsFor, tieReason } from './explain.ts';
import { handName, handRanks } from './five-card-words.ts';

/** Five cards as they are compared, the most significant first, with what the wild ones stand for. */
function lineUp(wilds: Wilds, cards: readonly Card[], value: number): Required<Pick<NamedHand, 'cards' | 'stands'>> {
  const heights = heightsIn(wilds, cards, value);
  const standIns = standsFor(wilds, cards, value);
  const indicesLeft = cards.map((_, i) => i);
  const order = handRanks(value).flatMap((rank) =>
    indicesLeft.splice(
      indicesLeft.findIndex((i) => heights[i] === rank),
      1,
    ),
  );
  return { cards: order.map((i) => cards[i] as Card), stands: order.map((i) => standIns[i] ?? '') };
}

/**
 * Indices of the cards of a lined-up hand that decide against another one. Of the same category: the first rank that
 * differs. Of another category: in the better hand, the cards that make it.
 */
export function decidingCards(value: number, otherValue: number): readonly number[] {
  const ranks = handRanks(value);
  const indicesWhere = (isMeant: (rank: number, at: number) => boolean): readonly number[] =>
    ranks.flatMap((rank, at) => (isMeant(rank, at) ? [at] : []));
  if (categoryOf(value) === categoryOf(otherValue)) {
    const otherRanks = handRanks(otherValue);
    const decidingRank = ranks.find((rank, at) => rank !== otherRanks[at]);
    return indicesWhere((rank) => rank === decidingRank);
  }
  if (value < otherValue) return [];
  const alike = indicesWhere((rank, at) => ranks.some((one, i) => one === rank && i !== at));
  return alike.length > 0 ? alike : indicesWhere(() => true);
}

/** Two hands of a trick lined up; `sides` names the leading side first. */
export function drawHands(
  options: PokexOptions,
  wild: Rank | null,
  hands: readonly [readonly Card[], readonly Card[]],
  sides: readonly [string, string],
): HandsFacts {
  const wilds = wildsOf(options, wild);
  const shown = showdown(options, wild, ...hands);
  const [leadingValue, otherValue] = shown.values;
  const hand = (at: 0 | 1, value: number, against: number): NamedHand => ({
    who: capitalize(sides[at]),
    name: handName(value),
    decides: decidingCards(value, against),
    ...lineUp(wilds, hands[at], value),
  });
  return {
    kind: 'hands',
    hands: [hand(0, leadingValue, otherValue), hand(1, otherValue, leadingValue)],
    better: shown.winner,
    ...(shown.isTied ? { tie: `Equal hands: ${tieReason(options, shown)}.` } : {}),
  };
}

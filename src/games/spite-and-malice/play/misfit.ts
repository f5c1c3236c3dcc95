import type { Card } from '../../../cards/card.ts';
import { FULL_HEIGHT, JOKER, NO_RANK, rankOf } from '../pack.ts';
import { hasFourCentrePiles } from '../rules/attempt.ts';
import type { Pile, SpiteState } from '../state.ts';

/** Why a card can't be laid on a side pile. */
export type Misfit = 'build' | 'low' | 'joker';

/**
 * The rule a card breaks on a side pile, or null.
 * @param as the rank a joker from the hand is named; undefined for other cards
 */
export function findMisfit(state: SpiteState, pile: Pile, card: Card, as?: number): Misfit | null {
  const { sideBuild, sideJoker, lowOnSide } = state.options;
  const top = pile.at(-1);
  if (top === undefined) return null;
  if (top === JOKER) return 'joker';
  const rank = card === JOKER ? (as ?? NO_RANK) : rankOf(card);
  if (sideBuild === 'free' || rank === NO_RANK || (card === JOKER && sideJoker === 'frozen')) return null;
  const topRank = rankOf(top);
  if (rank === topRank) return null;
  if (rank !== topRank - 1) return card === JOKER ? 'joker' : 'build';
  return rank < 2 && lowOnSide === 'after-four' && !hasFourCentrePiles(state) ? 'low' : null;
}

const RANKS: readonly number[] = Array.from({ length: FULL_HEIGHT }, (_, rank) => rank);

/** Whether a card of the hand can be laid on one of these side piles, a joker under any name. */
export function canBeLaid(state: SpiteState, piles: readonly Pile[], card: Card): boolean {
  return piles.some((pile) =>
    card === JOKER && state.options.sideJoker === 'named'
      ? RANKS.some((as) => findMisfit(state, pile, card, as) === null)
      : pile.length === 0 || (card >= 0 && findMisfit(state, pile, card) === null),
  );
}

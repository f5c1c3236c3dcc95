import type { Card } from '../../../cards/card.ts';
import { FULL_HEIGHT, JOKER, NO_RANK, rankOf } from '../pack.ts';
import { hasFourCentrePiles } from '../rules/attempt.ts';
import type { Pile, SpiteState } from '../state.ts';

/** What keeps a card from lying on a side pile. */
export type Misfit = 'build' | 'low' | 'joker';

/**
 * The one rule a card breaks on a pile, or null.
 * @param as the rank a joker from the hand is named; undefined where it isn't
 */
export function findMisfit(state: SpiteState, pile: Pile, card: Card, as?: number): Misfit | null {
  const { sideBuild, sideJoker, lowOnSide } = state.options;
  const top = pile.at(-1);
  if (top === undefined) return null;
  if (top === JOKER) return 'joker';
  const rank = card === JOKER ? (as ?? NO_RANK) : rankOf(card);
  if (sideBuild === 'free' || rank === NO_RANK || (card === JOKER && sideJoker === 'frozen')) return null;
  const under = rankOf(top);
  if (rank === under) return null;
  if (rank !== under - 1) return card === JOKER ? 'joker' : 'build';
  return rank < 2 && lowOnSide === 'after-four' && !hasFourCentrePiles(state) ? 'low' : null;
}

const RANKS: readonly number[] = Array.from({ length: FULL_HEIGHT }, (_, rank) => rank);

/** Whether a card of one's hand could be laid on one of these piles, under some name if it is a joker. */
export function canBeLaid(state: SpiteState, piles: readonly Pile[], card: Card): boolean {
  return piles.some((pile) =>
    card === JOKER && state.options.sideJoker === 'named'
      ? RANKS.some((as) => findMisfit(state, pile, card, as) === null)
      : pile.length === 0 || (card >= 0 && findMisfit(state, pile, card) === null),
  );
}

import type { Card } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { isJoker, JOKER, NO_RANK, rankOf } from '../pack.ts';
import type { SpiteMove, SpiteState } from '../state.ts';
import { cardAt } from '../wire/key.ts';

const lookOf = (pile: readonly Card[] | undefined): string => pile?.map(rankOf).join(' ') ?? '';

/**
 * Moves that come to the same have the same text: a rank counts, never a suit, and piles that hold the same are
 * one. Where a card comes from makes a difference.
 */
export function alike(state: SpiteState, seat: Seat, move: SpiteMove): string {
  if (move.type === 'end') return 'end';
  const { from, to } = move;
  const card = cardAt(state, seat, from);
  const under = from.zone === 'side' ? lookOf(state.side[from.seat ?? seat]?.[from.pile]) : '';
  const what = `${from.zone} ${card === undefined ? '?' : isJoker(card) ? 'joker' : rankOf(card)} ${under}`;
  if (to.zone === 'centre') return `${what} > centre ${state.centre[to.pile]?.length ?? 0}`;
  return `${what} > side ${lookOf(state.side[to.seat ?? seat]?.[to.pile])} ${to.as ?? ''}`;
}

/** A joker from the hand, laid where the card was to go, as whatever goes there. */
export function withWild(state: SpiteState, seat: Seat, move: SpiteMove): readonly SpiteMove[] {
  if (move.type === 'end') return [];
  const { from, to } = move;
  const card = cardAt(state, seat, from);
  if (card === undefined || isJoker(card)) return [];
  const joker = { zone: 'hand', card: JOKER } as const;
  if (to.zone === 'centre') return [{ type: 'move', from: joker, to }];
  const lay = (as: object): SpiteMove => ({
    type: 'move',
    from: joker,
    to: { zone: 'side', pile: to.pile, ...as },
  });
  if (state.options.sideJoker !== 'named') return [lay({})];
  const top = rankOf(state.side[seat]?.[to.pile]?.at(-1) ?? -1);
  return top === NO_RANK ? [lay({ as: rankOf(card) })] : [lay({ as: top - 1 }), lay({ as: top })];
}

import type { Card } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { lowestIndices } from '../../../mechanics/standings.ts';
import type { SixtyOptions } from '../options.ts';
import { pointsOf } from '../pack.ts';
import type { CountedPoints } from '../state.ts';

/** Extra rounds at most to break a tie for the lowest total. */
export const TIE_ROUNDS = 10;

export function pointsIn(cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) sum += pointsOf(card);
  return sum;
}

interface SixtyScoreLine extends CountedPoints {
  readonly seat: Seat;
  readonly rule: string;
}

/**
 * Counts one round with all cards known: for each seat the cards taken, then the cards left in the hand.
 * @see rules `sixty/points`, `sixty/left-over`
 */
export function scoreLines(
  penalty: readonly (readonly Card[])[],
  hands: readonly (readonly Card[])[],
): readonly SixtyScoreLine[] {
  return penalty.flatMap((pile, seat): SixtyScoreLine[] => {
    const hand = hands[seat] ?? [];
    return [
      { seat, rule: 'sixty/points', points: pointsIn(pile), counted: pile, where: 'taken' },
      { seat, rule: 'sixty/left-over', points: pointsIn(hand), counted: hand, where: 'left in hand' },
    ];
  });
}

export function pointsGained(lines: readonly SixtyScoreLine[], seat: Seat): number {
  return lines.reduce((sum, line) => (line.seat === seat ? sum + line.points : sum), 0);
}

/** Whether the game is won after a round, or another round follows, perhaps to break a tie. */
export function roundVerdict(
  { rounds }: SixtyOptions,
  round: number,
  totals: readonly number[],
): { readonly winners: readonly Seat[] } | { readonly more: 'round' | 'tie' } {
  if (round < rounds) return { more: 'round' };
  const winners = lowestIndices(totals);
  return winners.length === 1 || round >= rounds + TIE_ROUNDS ? { winners } : { more: 'tie' };
}

/**
 * Starter of the next round: most points in this one, then the higher total, then the first clockwise from the old
 * starter.
 */
export function nextStarter(gains: readonly number[], totals: readonly number[], starter: Seat): Seat {
  const seats = gains.length;
  let leader = starter;
  for (let i = 1; i < seats; i++) {
    const seat = (starter + i) % seats;
    const difference = (gains[seat] ?? 0) - (gains[leader] ?? 0) || (totals[seat] ?? 0) - (totals[leader] ?? 0);
    if (difference > 0) leader = seat;
  }
  return leader;
}

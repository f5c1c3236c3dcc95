import type { Seat } from '../../../game/seat.ts';
import type { PokexOptions } from '../options.ts';
import type { CountedBid } from '../state.ts';

/**
 * Points of a bid for each trick taken: the smaller of the trick's number and the bid; negative if it
 * failed.
 */
function pointsFor(options: PokexOptions, bid: number, tricks: number): readonly number[] {
  if (tricks >= bid) return Array.from({ length: tricks }, (_, i) => Math.min(i + 1, bid));
  return options.failed === 'zero' ? [] : Array.from({ length: bid }, (_, i) => -(i + 1));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

export const pointsOf = (options: PokexOptions, bid: number, tricks: number): number =>
  sum(pointsFor(options, bid, tricks));

interface PokexScoreLine extends CountedBid {
  readonly seat: Seat;
  readonly rule: string;
}

/** Score line of a bid, under the rule by which it was made or missed. */
export function scoreLineOf(options: PokexOptions, declarer: Seat, bid: number, tricks: number): PokexScoreLine {
  const trickPoints = pointsFor(options, bid, tricks);
  const rule = tricks >= bid ? 'pokex/made' : 'pokex/missed';
  return { seat: declarer, rule, points: sum(trickPoints), bid, taken: tricks, each: trickPoints };
}

/** Adds a line's points to the declarer's side. */
export function addPoints(scores: readonly number[], { seat, points }: PokexScoreLine): readonly number[] {
  return scores.map((total, side) => (seat % 2 === side ? total + points : total));
}

/** Whether the deal cap is reached. */
export const isLastDeal = ({ dealCap }: PokexOptions, deal: number): boolean => dealCap > 0 && deal >= dealCap;

/** The rule that ends the game with these totals after this deal; undefined if it goes on. */
export function endingRule(options: PokexOptions, deal: number, totals: readonly number[]): string | undefined {
  if (totals.some((total) => total >= options.target)) return 'pokex/target';
  return isLastDeal(options, deal) ? 'pokex/deal-cap' : undefined;
}

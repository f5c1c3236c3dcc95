import type { Seat } from '../../../game/seat.ts';
import type { PokexOptions } from '../options.ts';
import type { CountedBid } from '../state.ts';

/** Points of a bid trick by trick: the smaller of the trick's number and the bid; or the cost of a failed bid. */
function pointsFor(options: PokexOptions, bid: number, taken: number): readonly number[] {
  if (taken >= bid) return Array.from({ length: taken }, (_, i) => Math.min(i + 1, bid));
  return options.failed === 'zero' ? [] : Array.from({ length: bid }, (_, i) => -(i + 1));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

export const pointsOf = (options: PokexOptions, bid: number, taken: number): number =>
  sum(pointsFor(options, bid, taken));

interface PokexScoreLine extends CountedBid {
  readonly seat: Seat;
  readonly rule: string;
}

/** Score line of a bid, under the rule by which it was made or missed. */
export function scoreLineOf(
  options: PokexOptions,
  declarer: Seat,
  bid: number,
  taken: number,
): PokexScoreLine {
  const each = pointsFor(options, bid, taken);
  const rule = taken >= bid ? 'pokex/made' : 'pokex/missed';
  return { seat: declarer, rule, points: sum(each), bid, taken, each };
}

/** Adds a line's points to the declarer's side. */
export function addPoints(before: readonly number[], { seat, points }: PokexScoreLine): readonly number[] {
  return before.map((total, side) => (seat % 2 === side ? total + points : total));
}

/** Whether the deal cap is reached. */
export const isLastDeal = ({ dealCap }: PokexOptions, deal: number): boolean =>
  dealCap > 0 && deal >= dealCap;

/** The rule that ends the game with these totals after this deal; undefined if it goes on. */
export function endingRule(
  options: PokexOptions,
  deal: number,
  totals: readonly number[],
): string | undefined {
  if (totals.some((total) => total >= options.target)) return 'pokex/target';
  return isLastDeal(options, deal) ? 'pokex/deal-cap' : undefined;
}

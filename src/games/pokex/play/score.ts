import type { Seat } from '../../../game/seat.ts';
import type { PokexOptions } from '../options.ts';
import type { CountedBid } from '../state.ts';

/** Points of a bid: for trick 1, 2 … the smaller of its number and the bid; or what a failed one costs. */
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

/** What a bid came to, under the rule by which it was made or missed. */
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

/** Totals with the line's points on the declarer's side. */
export function addPoints(before: readonly number[], { seat, points }: PokexScoreLine): readonly number[] {
  return before.map((total, side) => (seat % 2 === side ? total + points : total));
}

/** Whether no more deals are played than so many. */
export const isLastDeal = ({ dealCap }: PokexOptions, deal: number): boolean =>
  dealCap > 0 && deal >= dealCap;

/** Whether these totals end the game after so many deals, and by which rule. */
export function endingRule(
  options: PokexOptions,
  deal: number,
  totals: readonly number[],
): string | undefined {
  if (totals.some((total) => total >= options.target)) return 'pokex/target';
  return isLastDeal(options, deal) ? 'pokex/deal-cap' : undefined;
}

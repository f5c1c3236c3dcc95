import type { ScoreLine } from '../../game/wire.ts';
import type { PokexOptions } from './options.ts';

/** Points of a bid: for trick 1, 2 … the smaller of its number and the bid; or what a failed one costs. */
export function pointsFor(options: PokexOptions, bid: number, taken: number): readonly number[] {
  if (taken >= bid) return Array.from({ length: taken }, (_, i) => Math.min(i + 1, bid));
  return options.failed === 'zero' ? [] : Array.from({ length: bid }, (_, i) => -(i + 1));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The line of a deal that was played. */
export function lineOf(options: PokexOptions, declarer: number, bid: number, taken: number): ScoreLine {
  const each = pointsFor(options, bid, taken);
  const points = sum(each);
  const made = taken >= bid;
  const tricks = taken === 1 ? '1 trick' : `${taken} tricks`;
  const adding = each.length > 1 ? ` (${each.map(Math.abs).join(' + ')})` : '';
  const says = made
    ? `${points} ${points === 1 ? 'point' : 'points'} for a bid of ${bid} that took ${tricks}${adding}.`
    : points === 0
      ? `Nothing for a bid of ${bid} that took ${tricks}.`
      : `${-points} lost with a bid of ${bid} that took ${tricks}${adding}.`;
  return { seat: declarer, rule: made ? 'pokex/made' : 'pokex/missed', points, says };
}

/** Totals with the line's points on the declarer's side. */
export function addUp(before: readonly number[], { seat, points }: ScoreLine): readonly number[] {
  return before.map((total, side) => (seat !== null && seat % 2 === side ? total + points : total));
}

import { count } from '../../cards/words.ts';
import type { ScoreLine } from '../../game/wire.ts';
import type { PokexOptions } from './options.ts';

/** Points of a bid: for trick 1, 2 … the smaller of its number and the bid; or what a failed one costs. */
export function pointsFor(options: PokexOptions, bid: number, taken: number): readonly number[] {
  if (taken >= bid) return Array.from({ length: taken }, (_, i) => Math.min(i + 1, bid));
  return options.failed === 'zero' ? [] : Array.from({ length: bid }, (_, i) => -(i + 1));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The line of a deal that was played: "9 points for a bid of 2 that took 5 tricks (1 + 2 + 2 + 2 + 2)." */
export function lineOf(options: PokexOptions, declarer: number, bid: number, taken: number): ScoreLine {
  const each = pointsFor(options, bid, taken);
  const points = sum(each);
  const what = points === 0 ? 'Nothing' : `${count(Math.abs(points), 'point')}${points < 0 ? ' lost' : ''}`;
  const adding = each.length > 1 ? ` (${each.map(Math.abs).join(' + ')})` : '';
  const says = `${what} ${points < 0 ? 'with' : 'for'} a bid of ${bid} that took ${count(taken, 'trick')}${adding}.`;
  return { seat: declarer, rule: taken >= bid ? 'pokex/made' : 'pokex/missed', points, says };
}

/** Totals with the line's points on the declarer's side. */
export function addUp(before: readonly number[], { seat, points }: ScoreLine): readonly number[] {
  return before.map((total, side) => (seat !== null && seat % 2 === side ? total + points : total));
}

import { count } from '../../../cards/words.ts';
import type { CountedBid } from '../events.ts';

/** "9 points for a bid of 2 that took 5 tricks (1 + 2 + 2 + 2 + 2)." */
export function bidText({ points, bid, taken, each }: CountedBid): string {
  const what = points === 0 ? 'Nothing' : `${count(Math.abs(points), 'point')}${points < 0 ? ' lost' : ''}`;
  const adding = each.length > 1 ? ` (${each.map(Math.abs).join(' + ')})` : '';
  return `${what} ${points < 0 ? 'with' : 'for'} a bid of ${bid} that took ${count(taken, 'trick')}${adding}.`;
}

/** The same after the names of those who bid: "scored 9 points for a bid of 2 …" */
export function bidTold(counted: CountedBid): string {
  const text = bidText(counted);
  if (counted.points < 0) return `lost ${text.replace('lost ', '')}`;
  return `scored ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

import { count } from '../../cards/words.ts';
import type { Gain } from '../search/gate.ts';

/** In how many deals a move did better than another, in how many worse, in how many the same: both halves of a proof. */
export function inDeals({ better, worse, worlds }: Pick<Gain, 'better' | 'worse' | 'worlds'>): string {
  const same = worlds - better - worse;
  const rest = same > 0 ? `, the same in ${same}` : '';
  return `better in ${count(better, 'deal')}, worse in ${worse}${rest}`;
}

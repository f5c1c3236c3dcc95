import type { Card } from '../../../cards/card.ts';
import { BROOM, courtOf, worth } from '../pack.ts';
import { reachable } from '../play/subset-sums.ts';
import { type Item, worthOf } from '../state.ts';

/**
 * Whether a card takes another from the table: as one like it, or in a sum with what else lies there.
 * @param beside what lies on the table besides it
 */
export function takes(taker: Card, card: Card, beside: readonly Item[]): boolean {
  if (taker === BROOM) return true;
  const court = courtOf(taker);
  if (court || courtOf(card)) return court === courtOf(card);
  const rest = worth(taker) - worth(card);
  if (worth(card) === 0 || rest < 0) return false;
  const others = beside.map(({ cards }) => worthOf(cards)).filter((n) => n > 0);
  return (((reachable(others)[0] as number) >> rest) & 1) === 1;
}

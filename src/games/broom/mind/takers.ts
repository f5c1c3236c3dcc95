import type { Card } from '../../../cards/card.ts';
import type { BroomOptions } from '../options.ts';
import { BROOM, courtOf, worth } from '../pack.ts';
import { reachable } from '../play/subset-sums.ts';
import { type Item, isCombined, worthOf } from '../state.ts';

/**
 * Whether a card takes a thing from the table: as one like it, or in a sum with what else lies there.
 * @param beside what lies on the table besides it
 */
export function takesItem(
  taker: Card,
  { cards }: Pick<Item, 'cards'>,
  beside: readonly Item[],
  { sumWithCombined }: BroomOptions,
): boolean {
  if (taker === BROOM) return true;
  const court = courtOf(taker);
  if (court || courtOf(cards[0] as Card)) return court === courtOf(cards[0] as Card);
  const rest = worth(taker) - worthOf(cards);
  if (worthOf(cards) === 0 || rest < 0) return false;
  if (rest === 0) return true;
  if (!sumWithCombined && isCombined(cards)) return false;
  const others = beside
    .filter((item) => sumWithCombined || !isCombined(item.cards))
    .map((item) => worthOf(item.cards))
    .filter((n) => n > 0);
  return (((reachable(others)[0] as number) >> rest) & 1) === 1;
}

/** The same of a single card. */
export const takes = (taker: Card, card: Card, beside: readonly Item[], options: BroomOptions): boolean =>
  takesItem(taker, { cards: [card] }, beside, options);

import type { Card } from '../../../cards/card.ts';
import { FIELDS } from '../fields.ts';
import type { BroomOptions } from '../options.ts';
import { BROOM, cardWorth, courtOf } from '../pack.ts';
import { reachableSums } from '../play/subset-sums.ts';
import { type BroomState, type Item, isCombined, worthOf } from '../state.ts';

/**
 * Whether a card takes an item, by equal value or rank or in a sum.
 * @param otherItems the other items on the table
 */
function takesItem(
  taker: Card,
  { cards }: Pick<Item, 'cards'>,
  otherItems: readonly Item[],
  { sumWithCombined }: BroomOptions,
): boolean {
  if (taker === BROOM) return true;
  const court = courtOf(taker);
  if (court || courtOf(cards[0] as Card)) return court === courtOf(cards[0] as Card);
  const missingWorth = cardWorth(taker) - worthOf(cards);
  if (worthOf(cards) === 0 || missingWorth < 0) return false;
  if (missingWorth === 0) return true;
  if (!sumWithCombined && isCombined(cards)) return false;
  const otherWorths = otherItems
    .filter((item) => sumWithCombined || !isCombined(item.cards))
    .map((item) => worthOf(item.cards))
    .filter((worth) => worth > 0);
  return (((reachableSums(otherWorths)[0] as number) >> missingWorth) & 1) === 1;
}

/** `takesItem` for a single card. */
export const canTake = (taker: Card, card: Card, otherItems: readonly Item[], options: BroomOptions): boolean =>
  takesItem(taker, { cards: [card] }, otherItems, options);

/** Whether a card takes something from the table. */
export const takesAny = (taker: Card, { table, options }: BroomState): boolean =>
  table.some((item) =>
    takesItem(
      taker,
      item,
      table.filter((otherItem) => otherItem !== item),
      options,
    ),
  );

/** Unseen cards that could take an item from this table. */
export const unseenTakers = (state: BroomState, item: Item, table: readonly Item[] = state.table): readonly Card[] => {
  const otherItems = table.filter((otherItem) => otherItem !== item);
  return FIELDS.unseen(state).filter((card) => takesItem(card, item, otherItems, state.options));
};

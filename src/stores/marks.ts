import type { Card } from '../cards/card.ts';
import { isOpen, type Pick, type Zone } from '../game/zone.ts';

/**
 * The things a ruling speaks of, where they lie: among what was touched if they are there, else wherever they
 * lie open. Never a pile: one doesn't point into it.
 */
export function marks(
  zones: readonly Zone[],
  cards: readonly Card[],
  touched: readonly Pick[],
): readonly Pick[] {
  const lying = zones
    .filter(isOpen)
    .flatMap(({ id, items }) =>
      items.map((item) => ({ pick: { zone: id, item: item.id }, cards: item.cards })),
    );
  const isTouched = ({ zone, item }: Pick): boolean =>
    touched.some((t) => t.zone === zone && t.item === item);
  const found = new Map<string, Pick>();
  for (const card of cards) {
    const all = lying.filter((place) => place.cards.includes(card));
    const near = all.filter(({ pick }) => isTouched(pick));
    for (const { pick } of near.length > 0 ? near : all) found.set(`${pick.zone}/${pick.item}`, pick);
  }
  return [...found.values()];
}

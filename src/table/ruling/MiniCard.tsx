import type { VNode } from 'preact';
import type { Card } from '../../cards/card.ts';
import { CardFace } from '../../ui/card/CardFace.tsx';
import type { CardLook } from '../../ui/card/card-look.ts';

export type CardLooks = (card: Card) => CardLook;

/** Width of a card in a picture, px. */
export const CARD_WIDTH = 34;

/** Cards of a picture, overlapping where they count as one. */
export function MiniCards({ cards, looks }: { readonly cards: readonly Card[]; readonly looks: CardLooks }): VNode {
  return (
    <span class="picture-cards">
      {cards.map((card, i) => (
        <CardFace key={i} look={looks(card)} size={CARD_WIDTH} />
      ))}
    </span>
  );
}

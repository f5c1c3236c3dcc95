import type { VNode } from 'preact';
import type { Card } from '../cards/card.ts';
import type { ItemRef, Zone, ZoneItem } from '../game/zone.ts';
import type { CardLook } from '../ui/card/card-look.ts';
import type { DealtCards } from './deal-order.ts';
import type { DropHandler } from './drag.ts';
import type { TableLabels } from './labels.ts';

/** Props of a table of any game: its zones, marks and handlers. */
export interface TableProps {
  readonly zones: readonly Zone[];
  readonly looks: (card: Card) => CardLook;
  /** Lifted, in a ring of the game's colour. */
  readonly picked?: readonly ItemRef[] | undefined;
  /** Cards of a refusal: in a dashed red ring. */
  readonly marked?: readonly ItemRef[] | undefined;
  /** Playable cards: in a thin ring. */
  readonly hinted?: readonly ItemRef[] | undefined;
  /** Without it the table is a drawing, with its cards as a list for screen readers. */
  readonly onPick?: ((pick: ItemRef) => void) | undefined;
  /** Called for a pile that is part of no move; without it such piles are picked like other items. */
  readonly onOpen?: ((zone: Zone) => void) | undefined;
  /** Called when an item is dragged to a place; needs `onPick`. */
  readonly onDrop?: DropHandler | undefined;
  /** Items that can be picked; default: all but hidden hands and signs. */
  readonly pickable?: (zone: Zone, item: ZoneItem) => boolean;
  /** What follows the items of a zone: where its next card goes. */
  readonly slotOf?: (zone: Zone) => VNode | null;
  /** The cards that were just dealt: they fly to their places, once. */
  readonly dealt?: DealtCards | null;
  readonly labels?: Partial<TableLabels>;
  /** Smaller cards in open rows; by default it depends on their number. */
  readonly dense?: boolean | undefined;
}

import type { Card } from '../cards/card.ts';
import type { ItemRef, Zone, ZoneItem } from '../game/zone.ts';
import type { CardLook } from '../ui/card/card-look.ts';
import type { DropHandler } from './drag.ts';
import type { TableLabels } from './labels.ts';

/** A table of any game as it is drawn: what lies there, what is marked, and what answers to a touch. */
export interface TableProps {
  readonly zones: readonly Zone[];
  readonly looks: (card: Card) => CardLook;
  /** Chosen: lifted, in a ring of the game’s colour. */
  readonly picked?: readonly ItemRef[] | undefined;
  /** What a refusal speaks of: in a dashed red ring. */
  readonly marked?: readonly ItemRef[] | undefined;
  /** What may be played: in a thin ring. */
  readonly hinted?: readonly ItemRef[] | undefined;
  /** Without it the table is a drawing, with its cards as a list for those who can’t see it. */
  readonly onPick?: ((pick: ItemRef) => void) | undefined;
  /** A pile was touched that is no part of any move; without it such piles are picked like all things. */
  readonly onOpen?: ((zone: Zone) => void) | undefined;
  /** A thing was dragged to a place; only where things answer to a touch. */
  readonly onDrop?: DropHandler | undefined;
  /** Which things answer to a touch; default: all but another’s hand and signs. */
  readonly pickable?: (zone: Zone, item: ZoneItem) => boolean;
  readonly labels?: Partial<TableLabels>;
  /** Smaller cards in open rows, for crowded tables; default: as crowded as it is. */
  readonly dense?: boolean | undefined;
}

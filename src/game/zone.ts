import type { Card } from '../cards/card.ts';
import type { Seat } from './seat.ts';

/** How a card of the game's own is drawn; standard cards need none. */
export interface Face {
  /** Large in the corner: "20". Empty where the art shows it all. */
  readonly index: string;
  /** An SVG path in a box of 100 × 100, drawn below the index and large in the opposite corner. */
  readonly art: string;
  /** `accent`: in the game's colour. */
  readonly ink: 'black' | 'red' | 'accent';
}

/** A sign on the table, such as a die: drawn like a card, never played. */
export interface Sign {
  readonly face: Face;
  /** For screen readers: "clockwise". */
  readonly spoken: string;
  /** Its value, where several are added up: the spots of a die. */
  readonly counts?: number;
}

/** One thing in a zone: a card, several cards that count as one, or an empty place. */
export interface ZoneItem {
  /** Unique within its zone, and stable as long as the thing is there. */
  readonly id: string;
  /** Bottom first; UNKNOWN for a card face down; empty for an empty place. */
  readonly cards: readonly Card[];
  /** The value of cards that count as one, printed beside them: "6". */
  readonly worth?: string;
  /** What wild cards among them stand for, printed on each, by index: "7"; empty for a card that is itself. */
  readonly stands?: readonly string[];
  /** Read with the cards by a screen reader: "made by you". */
  readonly note?: string;
  /** The name of the player who made or played it: its first letter is drawn on it. */
  readonly by?: string;
  /** In place of cards. */
  readonly sign?: Sign;
  /** The last of a group: drawn with a gap after it. */
  readonly hasGapAfter?: boolean;
}

/** A way to sort a large hand. */
export interface Sorting {
  /** Shared by all games, so that a stored choice applies everywhere. */
  readonly id: 'suit' | 'rank';
  /** Every item of the zone, by group. */
  readonly groups: readonly (readonly string[])[];
  /** Items that are often needed together, as a run or a set: one touch picks them all. */
  readonly bundles: readonly Bundle[];
}

export interface Bundle {
  readonly label: string;
  readonly items: readonly string[];
}

/** A named place on the table, as one seat sees it. Every visible card is in exactly one zone, once. */
export interface Zone {
  /** Stable: `table`, `hand-0`, `taken-1`. */
  readonly id: string;
  readonly label: string;
  /** A short name for use before its owner: "Goal". */
  readonly short?: string;
  readonly seat: Seat | null;
  /**
   * `hand`: the hand of the player who looks · `row`: open, side by side · `pile`: only its count or top matters ·
   * `held`: another's hidden hand · `piles`: open piles, each with its top and count · `columns`: open piles, each
   * spread so that every card shows · `sign`: no cards, something to read.
   */
  readonly kind: 'hand' | 'row' | 'pile' | 'held' | 'piles' | 'columns' | 'sign';
  readonly items: readonly ZoneItem[];
  /** Number of cards in a pile, where not all its items are shown. */
  readonly count?: number;
  /** Text for a zone without visible cards. Default: that it is empty. */
  readonly empty?: string;
  /** For large hands: the ways to sort it, the usual one first. */
  readonly sortings?: readonly Sorting[];
  /**
   * For piles that no move touches: `true` where the rules let all players look through it, and a touch opens it; else
   * why they may not, in a few words.
   */
  readonly look?: true | string;
  /** The counted unit, if it isn't the card: "trick". */
  readonly unit?: string;
  /**
   * How open cards are arranged on a table that fills its window: `scatter`: loosely, each stays where it fell ·
   * `line`: in a line that keeps its gaps · `fan`: a pile of which the last few show, the newest in front.
   */
  readonly shape?: 'scatter' | 'line' | 'fan';
  /** Its owner where partners share it: the viewer's side or the other. */
  readonly side?: 'own' | 'other';
  /** Its cards come in a later phase: its place is kept, but where height is scarce. */
  readonly comesLater?: true;
  /** Drawn as a ring around it: `n` of `of`, as 36 of 60. */
  readonly gauge?: { readonly n: number; readonly of: number };
}

/** An item by the ids of its zone and itself. */
export interface ItemRef {
  readonly zone: string;
  readonly item: string;
}

/** Where dragged cards are dropped: a zone, and the item they meet. */
export interface DropTarget {
  readonly zone: string;
  readonly item?: string;
}

export function showsNoCard({ items }: Zone): boolean {
  return items.every(({ cards }) => cards.every((card) => card < 0));
}

/** Whether it is another player's open zone without visible cards, which would only take up room. */
export function isIdle(zone: Zone, seat: Seat): boolean {
  return isOpen(zone) && zone.seat !== null && zone.seat !== seat && showsNoCard(zone);
}

/** Whether every player sees what is in a zone, so that examples show it and rulings may mark it. */
export function isOpen({ kind }: Zone): boolean {
  return kind === 'row' || kind === 'hand' || kind === 'piles' || kind === 'columns';
}

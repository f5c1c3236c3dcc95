import type { Card } from '../cards/card.ts';
import type { Seat } from './seat.ts';

/** How a card of the game's own is drawn; standard cards need none. */
export interface Face {
  /** Large in the corner: "20". Empty where the art says it all. */
  readonly index: string;
  /** Drawn under the index and large in the corner opposite: an SVG path in a box of 100 × 100. */
  readonly art: string;
  /** `accent`: in the game's colour. */
  readonly ink: 'black' | 'red' | 'accent';
}

/** Something that lies on the table and is no card of the pack: drawn like one, never played. */
export interface Sign {
  readonly face: Face;
  /** Read aloud: "clockwise". */
  readonly spoken: string;
  /** What it counts, where several are added up: the eyes of a die. */
  readonly counts?: number;
}

/** One thing lying in a zone: a card, several cards that count as one, or an empty place. */
export interface ZoneItem {
  /** What a hand points at: unique within its zone, unchanged while the thing lies there. */
  readonly id: string;
  /** Bottom first; UNKNOWN for a face that is not seen; empty for an empty place. */
  readonly cards: readonly Card[];
  /** What cards that count as one are worth, printed beside them: "6". */
  readonly worth?: string;
  /** What free cards among them stand for, printed on each: "7"; empty for a card that is what it is. */
  readonly stands?: readonly string[];
  /** Said beside the cards to a screen reader: "made by you". */
  readonly note?: string;
  /** Who made or laid it, as they’re called: the first letter is drawn on it. */
  readonly by?: string;
  /** In place of cards. */
  readonly sign?: Sign;
  /** The last of a group: a little apart from what comes after it. */
  readonly apart?: boolean;
}

/** A way to hold many cards. */
export interface Sorting {
  /** The same for like sortings of all games: a choice that is kept means them all. */
  readonly id: 'suit' | 'rank';
  /** Every item of the zone, in the groups that lie together. */
  readonly groups: readonly (readonly string[])[];
  /** Items that are often wanted together, a run or a set: one touch takes them all. */
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
  /** What it is called before its owner, where one sees whose it is: "Goal". */
  readonly short?: string;
  readonly seat: Seat | null;
  /**
   * `hand`: whoever looks holds it · `row`: lies open side by side · `pile`: only its count or top matters ·
   * `held`: another's hidden hand · `piles`: open piles side by side, of each its top and how many · `columns`:
   * open piles side by side, each spread so that every card can be seen · `sign`: no cards, something to read.
   */
  readonly kind: 'hand' | 'row' | 'pile' | 'held' | 'piles' | 'columns' | 'sign';
  readonly items: readonly ZoneItem[];
  /** Cards in a pile, where its items are not all shown. */
  readonly count?: number;
  /** What stands there where no card is shown; default: that none lies there. */
  readonly empty?: string;
  /** Of a hand that runs to many cards: how one may hold it, the usual way first. */
  readonly sortings?: readonly Sorting[];
  /**
   * Of a pile that no move touches: `true` where everybody may look through it by the rules, and a touch opens it;
   * else why nobody may, in a few words.
   */
  readonly look?: true | string;
  /** What is counted, where it isn't cards: "trick". */
  readonly unit?: string;
  /**
   * On a table that fills its window, how open cards lie: `scatter` loosely, each staying where it fell · `line` in a
   * line whose gaps stay · `fan` a pile of which the last few show, the newest in front.
   */
  readonly shape?: 'scatter' | 'line' | 'fan';
  /** Whose it is where several own it together: one's own side's, or the other's. */
  readonly side?: 'own' | 'other';
  /** How much of a whole lies there, drawn round it like the hands of a clock: 36 of 60. */
  readonly gauge?: { readonly n: number; readonly of: number };
}

/** A touched thing: zone and item by their ids. */
export interface ItemRef {
  readonly zone: string;
  readonly item: string;
}

/** Where dragged cards are let go of: a zone, and the thing in it that they meet. */
export interface DropTarget {
  readonly zone: string;
  readonly item?: string;
}

/** Whether no card can be seen in a zone. */
export function showsNoCard({ items }: Zone): boolean {
  return items.every(({ cards }) => cards.every((card) => card < 0));
}

/** Another's open place in which nothing is to be seen: it would only take room. */
export function isIdle(zone: Zone, seat: Seat): boolean {
  return isOpen(zone) && zone.seat !== null && zone.seat !== seat && showsNoCard(zone);
}

/** Whether everybody sees what lies in a zone: an example shows it, and a ruling may point at it. */
export function isOpen({ kind }: Zone): boolean {
  return kind === 'row' || kind === 'hand' || kind === 'piles' || kind === 'columns';
}

import type { Card } from '../../cards/card.ts';
import { capitalize } from '../../cards/words.ts';
import type { GameEvent, GameState } from '../../game/play.ts';
import { type Seat, type SeatNamer, seatHeadings, sideText } from '../../game/seat.ts';
import type { BroomOptions } from './options.ts';
import { cardWorth, PACK } from './pack.ts';

export const HAND_SIZE = 4;

/** A single card or a combined card on the table, bottom first. */
export interface Item {
  readonly cards: readonly Card[];
  /** Maker of a combined card; null for single cards and for unknown makers. */
  readonly maker: Seat | null;
}

export interface BroomState extends GameState {
  readonly options: BroomOptions;
  readonly turn: Seat | null;
  readonly dealer: Seat;
  readonly hands: readonly (readonly Card[])[];
  readonly table: readonly Item[];
  readonly stock: readonly Card[];
  readonly taken: readonly (readonly Card[])[];
  readonly lastTaker: Seat | null;
  /** Totals before this session, per seat or side. */
  readonly scores: readonly number[];
  readonly session: number;
}

/** The cards that identify an item; a combined card is named by all its cards, in any order. */
export type ItemName = readonly Card[];

export type BroomMove =
  | {
      readonly type: 'take';
      readonly cards: readonly Card[];
      readonly groups: readonly (readonly ItemName[])[];
    }
  | { readonly type: 'sweep'; readonly cards: readonly Card[] }
  | {
      readonly type: 'combine';
      readonly cards: readonly Card[];
      readonly with: readonly ItemName[];
      readonly also: readonly (readonly ItemName[])[];
    }
  | { readonly type: 'place'; readonly cards: readonly Card[] };
export type CombineMove = Extract<BroomMove, { type: 'combine' }>;

/** Number of piles and totals: one per seat, or one per side. */
export function sideCount(options: BroomOptions): number {
  return options.partners ? 2 : options.seats;
}

/** Column headings of the sides: "You", "Ann and Cleo". */
export const sideNames = (options: BroomOptions, name: SeatNamer): readonly string[] =>
  options.partners ? [0, 1].map((side) => capitalize(sideText(side, name))) : seatHeadings(options.seats, name);

/** Index of the pile a seat's cards go to. */
export function sideOf(options: BroomOptions, seat: Seat): number {
  return options.partners ? seat % 2 : seat;
}

export function isCombined(name: ItemName): boolean {
  return name.length > 1;
}

/** Value of an item, summed over its cards; 0 if one of them has none. */
export function worthOf(name: ItemName): number {
  let sum = 0;
  for (const card of name) {
    const worth = cardWorth(card);
    if (worth === 0) return 0;
    sum += worth;
  }
  return sum;
}

/** Code of an item: `5C`, `5C+AS`. */
export function codeOf(name: ItemName): string {
  return name.length === 1 ? PACK.code(name[0] as Card) : name.map(PACK.code).join('+');
}

/** Text of an item: `5♣`, `5♣+A♠`, `the 15 joker`, `5♣+15 joker`. */
export function textOf(name: ItemName): string {
  const text = name.map(PACK.text).join('+');
  return isCombined(name) ? text.replaceAll('the ', '') : text;
}

/** Whether two names have the same cards, in any order. */
export function isSameName(a: ItemName, b: ItemName): boolean {
  return a.length === b.length && a.every((card) => b.includes(card));
}

/**
 * Compares names in code order. No code is a prefix of another, so the first card decides unless both names share it.
 */
export function compareNames(a: ItemName, b: ItemName): number {
  const firstOrder = PACK.compare(a[0] as Card, b[0] as Card);
  if (firstOrder !== 0) return firstOrder;
  const [x, y] = [codeOf(a), codeOf(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}

/** Why a score line gives points. */
export type BroomGain =
  /** A card that scores by itself. */
  | { readonly for: 'card'; readonly card: Card }
  /** Each spade or ace. */
  | { readonly for: 'each'; readonly what: 'spade' | 'ace'; readonly cards: readonly Card[] }
  | { readonly for: 'most'; readonly what: 'spade' | 'card'; readonly n: number }
  /** A tie of `sides` sides. */
  | { readonly for: 'tie'; readonly what: 'spade' | 'card'; readonly n: number; readonly sides: number };

/** Events of Broom. Of cards taken, the taking card comes first. */
export type BroomEvent =
  | GameEvent<'placed' | 'took' | 'swept' | 'combined' | 'rest' | 'dealt' | 'begins'>
  | (GameEvent<'turned-up'> & { readonly back: readonly Card[] })
  | (GameEvent<'dealt-again'> & {
      /** Cards dealt to each seat; the last seats get fewer when the stock runs out. */
      readonly got: readonly number[];
      readonly stock: number;
    })
  | (GameEvent<'session-over'> & { readonly session: number })
  | (GameEvent<'scored'> & { readonly points: number; readonly gain: BroomGain })
  | (GameEvent<'game-over'> & { readonly totals: readonly number[] });

export const ON_TABLE = 'table';

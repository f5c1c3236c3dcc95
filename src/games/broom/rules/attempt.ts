import type { Card } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { cardWorth, courtOf } from '../pack.ts';
import {
  type BroomMove,
  type BroomState,
  type Item,
  type ItemName,
  isCombined,
  isSameName,
  worthOf,
} from '../state.ts';

/** An item named by a move, and where it is on the table. */
export interface NamedItem {
  readonly name: ItemName;
  /** Sum of its values; 0 if a card has none. */
  readonly worth: number;
  /** The item on the table; undefined if there is none. */
  readonly item: Item | undefined;
  /** The combined card that contains it, if the name covers only some of its cards. */
  readonly partOf: Item | undefined;
  /** Whether it was named before in this move. */
  readonly isRepeated: boolean;
}

const isInside = (name: ItemName, cards: readonly Card[]): boolean => name.every((card) => cards.includes(card));

/** Returns a key that is the same for the same cards in any order. */
const nameKey = (name: ItemName): string => (name.length === 1 ? String(name[0]) : [...name].sort().join());

function locate(state: BroomState): (name: ItemName) => NamedItem {
  const seenKeys = new Set<string>();
  return (name) => {
    const item = state.table.find((tableItem) => isSameName(tableItem.cards, name));
    const partOf = item
      ? undefined
      : state.table.find((tableItem) => name.length < tableItem.cards.length && isInside(name, tableItem.cards));
    const key = nameKey(name);
    const isRepeated = seenKeys.has(key);
    seenKeys.add(key);
    // The name takes the order of the cards on the table.
    return { name: item?.cards ?? name, worth: worthOf(name), item, partOf, isRepeated };
  };
}

/** Collects the facts about an attempted move that the rules examine. */
export function describeAttempt(state: BroomState, seat: Seat, move: BroomMove) {
  const find = locate(state);
  // Groups of a take; items and further combined cards of a combine; empty for other moves.
  const groups = move.type === 'take' ? move.groups.map((group) => group.map(find)) : [];
  const onto = move.type === 'combine' ? move.with.map(find) : [];
  const furtherGroups = move.type === 'combine' ? move.also.map((group) => group.map(find)) : [];
  return {
    state,
    seat,
    move,
    hand: state.hands[seat] ?? [],
    /** The card played, if it is exactly one. */
    played: move.cards.length === 1 ? move.cards[0] : undefined,
    groups,
    onto,
    also: furtherGroups,
    named: [...groups.flat(), ...onto, ...furtherGroups.flat()],
  };
}

export type BroomAttempt = ReturnType<typeof describeAttempt>;

/** Value of the card played; 0 unless it is one value card. */
export function playedValue({ played }: BroomAttempt): number {
  return played === undefined ? 0 : cardWorth(played);
}

/** Whether the item is a single jack, queen or king. */
export function isCourt({ name }: NamedItem): boolean {
  return name.length === 1 && courtOf(name[0] as Card) !== undefined;
}

/** Combined cards that a raise adds to. */
export function raisedItems({ onto }: BroomAttempt): readonly NamedItem[] {
  return onto.filter(({ name }) => isCombined(name));
}

/** Value of the hand card and the items it is laid onto; 0 if one of them has none. */
export function madeValue(attempted: BroomAttempt): number {
  const value = playedValue(attempted);
  if (value === 0 || attempted.onto.length === 0 || attempted.onto.some((item) => item.worth === 0)) return 0;
  return attempted.onto.reduce((sum, item) => sum + item.worth, value);
}

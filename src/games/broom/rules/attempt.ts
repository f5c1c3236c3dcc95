import type { Card } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { courtOf, worth } from '../pack.ts';
import {
  type BroomMove,
  type BroomState,
  type Item,
  type ItemName,
  isCombined,
  sameName,
  worthOf,
} from '../state.ts';

/** A thing a move names, and where it is found. */
export interface NamedItem {
  readonly name: ItemName;
  /** Sum of its values, 0 where it has none. */
  readonly worth: number;
  /** The item on the table it names, if it lies there. */
  readonly item: Item | undefined;
  /** The combined card it is a part of: a single card of it, or some of its cards. */
  readonly partOf: Item | undefined;
  /** Named before in the same move. */
  readonly isRepeated: boolean;
}

const isInside = (name: ItemName, cards: readonly Card[]): boolean =>
  name.every((card) => cards.includes(card));

/** The same text for the same cards, in whatever order they are named. */
const nameKey = (name: ItemName): string => (name.length === 1 ? String(name[0]) : [...name].sort().join());

function locate(state: BroomState): (name: ItemName) => NamedItem {
  const before = new Set<string>();
  return (name) => {
    const item = state.table.find((i) => sameName(i.cards, name));
    const partOf = item
      ? undefined
      : state.table.find((i) => name.length < i.cards.length && isInside(name, i.cards));
    const cards = nameKey(name);
    const again = before.has(cards);
    before.add(cards);
    // What lies there is said as it lies there, however it was named.
    return { name: item?.cards ?? name, worth: worthOf(name), item, partOf, isRepeated: again };
  };
}

/** What the rules look at: state, seat and move with everything found where it lies. */
export function attempt(state: BroomState, seat: Seat, move: BroomMove) {
  const find = locate(state);
  // Groups of a take, what the hand card of a combine is laid onto, further combined cards: none of other moves.
  const groups = move.type === 'take' ? move.groups.map((group) => group.map(find)) : [];
  const onto = move.type === 'combine' ? move.with.map(find) : [];
  const also = move.type === 'combine' ? move.also.map((made) => made.map(find)) : [];
  return {
    state,
    seat,
    move,
    hand: state.hands[seat] ?? [],
    /** The card played, where it is exactly one: rules about its worth or rank look at this. */
    played: move.cards.length === 1 ? move.cards[0] : undefined,
    groups,
    onto,
    also,
    named: [...groups.flat(), ...onto, ...also.flat()],
  };
}

export type BroomAttempt = ReturnType<typeof attempt>;

/** The card played, if it is one card and a value card. */
export function playedValue({ played }: BroomAttempt): number {
  return played === undefined ? 0 : worth(played);
}

export function isCourt({ name }: NamedItem): boolean {
  return name.length === 1 && courtOf(name[0] as Card) !== undefined;
}

/** The things a raise adds to: combined cards named to be laid onto. */
export function raisedItems({ onto }: BroomAttempt): readonly NamedItem[] {
  return onto.filter(({ name }) => isCombined(name));
}

/** What the hand card makes with the things it is laid onto; 0 where one of them has no value. */
export function madeValue(a: BroomAttempt): number {
  const value = playedValue(a);
  if (value === 0 || a.onto.length === 0 || a.onto.some((n) => n.worth === 0)) return 0;
  return a.onto.reduce((sum, n) => sum + n.worth, value);
}

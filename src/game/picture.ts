import type { Card } from '../cards/card.ts';

/** Something that is worth so much: a card, cards that count as one, or a number by itself. */
export interface Weight {
  readonly cards: readonly Card[];
  readonly value: number;
}

/** Sums beside what they are measured by. */
export interface ScalesFacts {
  readonly kind: 'scales';
  /** Each of them weighed by itself. */
  readonly pans: readonly (readonly Weight[])[];
  readonly against: readonly Weight[];
  /** Each pan is to be as much, or more. */
  readonly wants: 'equal' | 'more';
}

/** A place in a run. */
export interface RunSlot {
  /** Its height, by which one follows the other; the same where they are to be alike. */
  readonly at: number;
  /** Null where nothing lies. */
  readonly card: Card | null;
  /** What belongs there, or what the card counts as: "5", "8 or 7". */
  readonly text?: string;
  /** `there`: it lies in its place · `new`: it comes to lie there · `gap`: missing · `wrong`: it doesn’t belong. */
  readonly mark: 'there' | 'new' | 'gap' | 'wrong';
}

/** Cards in order, with what is missing and what doesn’t belong. */
export interface RunFacts {
  readonly kind: 'run';
  readonly slots: readonly RunSlot[];
  /** From one card in its place to the next: 1 upwards, 0 and −1 where the same or one lower follows. */
  readonly steps: readonly number[];
}

/** A hand, and how one calls it. */
export interface NamedHand {
  readonly who: string;
  readonly name: string;
  readonly cards: readonly Card[];
}

/** Two hands side by side. */
export interface HandsFacts {
  readonly kind: 'hands';
  readonly hands: readonly [NamedHand, NamedHand];
  /** Which of them is ahead; null where neither is. */
  readonly better: 0 | 1 | null;
}

/** A number and the bounds it is held to. */
export interface LimitFacts {
  readonly kind: 'limit';
  readonly count: number;
  readonly least: number;
  readonly most: number;
  /** It is one number among those one may say, and no count of things: one below the bounds lacks nothing. */
  readonly said?: true;
}

/** Who comes after whom. */
export interface OrderFacts {
  readonly kind: 'order';
  readonly names: readonly string[];
  /** Place in `names` of the one whose turn it is. */
  readonly now: number;
  /** Place of the one who tries, where they are among them. */
  readonly tries: number | null;
}

/** A reason that is arithmetic or order, to be drawn. Only facts: what it looks like is the page’s. */
export type Picture = ScalesFacts | RunFacts | HandsFacts | LimitFacts | OrderFacts;

export function sumWeights(pan: readonly Weight[]): number {
  return pan.reduce((sum, { value }) => sum + value, 0);
}

/** By how much a pan is off: 0 where it is as it should be. */
export function panDifference({ against, wants }: ScalesFacts, pan: readonly Weight[]): number {
  const over = sumWeights(pan) - sumWeights(against);
  return wants === 'equal' ? over : Math.min(0, over - 1);
}

/** Whether nothing is missing in a run, and nothing in it doesn’t belong. */
export function isCompleteRun({ slots }: RunFacts): boolean {
  return slots.every(({ mark }) => mark === 'there' || mark === 'new');
}

/** A card that is worth so much. */
export const weight = (card: Card, value: number): Weight => ({ cards: [card], value });

/** Whose turn it is, of the seats in their order; undefined where it is nobody’s of them. */
export function orderPicture(
  seats: readonly number[],
  now: number | null,
  tries: number,
  name: (seat: number) => string,
): OrderFacts | undefined {
  const at = now === null ? -1 : seats.indexOf(now);
  if (at < 0) return undefined;
  const mine = seats.indexOf(tries);
  return { kind: 'order', names: seats.map(name), now: at, tries: mine < 0 ? null : mine };
}

import type { Card } from '../cards/card.ts';

/** The value of a card or of cards that count as one; without cards, a number alone. */
export interface Weight {
  readonly cards: readonly Card[];
  readonly value: number;
}

/** Sums compared with a target. */
export interface ScalesFacts {
  readonly kind: 'scales';
  /** Each pan is weighed alone. */
  readonly pans: readonly (readonly Weight[])[];
  readonly against: readonly Weight[];
  /** Whether each pan must equal `against` or exceed it. */
  readonly wants: 'equal' | 'more';
}

export interface RunSlot {
  /** Its height, by which places follow each other; equal where the cards must be alike. */
  readonly at: number;
  /** The card that is drawn; null for an empty place. */
  readonly card: Card | null;
  /** What belongs there, or what the card counts as: "5", "8 or 7". */
  readonly text?: string;
  /** `there`: in its place · `new`: being added · `gap`: missing · `wrong`: does not belong. */
  readonly mark: 'there' | 'new' | 'gap' | 'wrong';
}

/** Cards in order, with the missing and the wrong ones. */
export interface RunFacts {
  readonly kind: 'run';
  readonly slots: readonly RunSlot[];
  /** Allowed steps from one height to the next: 1 up, 0 equal, −1 down. */
  readonly steps: readonly number[];
}

export interface NamedHand {
  readonly who: string;
  readonly name: string;
  /** A complete hand in the order in which it is compared. */
  readonly cards: readonly Card[];
  /** What each card stands for; empty where it stands for itself. */
  readonly stands?: readonly string[];
  /** Indices of the cards that decide. */
  readonly decides?: readonly number[];
}

export interface HandsFacts {
  readonly kind: 'hands';
  readonly hands: readonly [NamedHand, NamedHand];
  /** The index of the better hand; null where neither is. */
  readonly better: 0 | 1 | null;
  /** How equal hands are decided: "Equal hands: the leading side wins." */
  readonly tie?: string;
}

/** A term of a sum: cards, or a number with its meaning. */
export interface Term extends Weight {
  readonly sign?: '+' | '−';
  readonly text?: string;
}

/** A calculation: (7 − 2) × 3 = 15 points. */
export interface SumFacts {
  readonly kind: 'sum';
  readonly terms: readonly Term[];
  /** What the sum is multiplied by. */
  readonly times?: Term;
  /** The result, with its unit: "15 points". */
  readonly total: string;
}

/** A number and its bounds. */
export interface LimitFacts {
  readonly kind: 'limit';
  readonly count: number;
  readonly least: number;
  readonly most: number;
  /** The number is claimed by a player, as in a bid, not counted: below the bounds nothing is missing. */
  readonly isClaimed?: true;
}

/** Turn order. */
export interface OrderFacts {
  readonly kind: 'order';
  readonly names: readonly string[];
  /** Index in `names` of the seat whose turn it is. */
  readonly now: number;
  /** Index of the seat that tries; null where it is not among them. */
  readonly tries: number | null;
}

/** Facts of a reason that is arithmetic or order, for the page to draw. */
export type Picture = ScalesFacts | RunFacts | HandsFacts | SumFacts | LimitFacts | OrderFacts;

/** The cards a picture shows. */
export function pictureCards(picture: Picture): readonly Card[] {
  if (picture.kind === 'scales') return [...picture.pans.flat(), ...picture.against].flatMap(({ cards }) => cards);
  if (picture.kind === 'sum') return picture.terms.flatMap(({ cards }) => cards);
  if (picture.kind === 'hands') return picture.hands.flatMap(({ cards }) => cards);
  return picture.kind === 'run' ? picture.slots.flatMap(({ card }) => card ?? []) : [];
}

/** Total value of a pan; 0 if it is empty. */
export function sumWeights(pan: readonly Weight[]): number {
  return pan.reduce((sum, { value }) => sum + value, 0);
}

/** By how much a pan misses the target; 0 where it fits. */
export function panDifference({ against, wants }: ScalesFacts, pan: readonly Weight[]): number {
  const excess = sumWeights(pan) - sumWeights(against);
  return wants === 'equal' ? excess : Math.min(0, excess - 1);
}

/** Whether a run has no gap and no wrong card. */
export function isCompleteRun({ slots }: RunFacts): boolean {
  return slots.every(({ mark }) => mark === 'there' || mark === 'new');
}

export const weight = (card: Card, value: number): Weight => ({ cards: [card], value });

/** The turn order and the seat whose turn it is; undefined if that seat is not among `seats`. */
export function orderPicture(
  seats: readonly number[],
  current: number | null,
  tries: number,
  name: (seat: number) => string,
): OrderFacts | undefined {
  const at = current === null ? -1 : seats.indexOf(current);
  if (at < 0) return undefined;
  const ownIndex = seats.indexOf(tries);
  return { kind: 'order', names: seats.map(name), now: at, tries: ownIndex < 0 ? null : ownIndex };
}

import type { Card } from '../../../cards/card.ts';
import { type Base, totalsOf } from '../play/combination.ts';

/** Cards that are there more than once, each named once. */
const twiceIn = (cards: readonly Card[]): Card[] => [
  ...new Set(cards.filter((card, i) => cards.indexOf(card) < i)),
];

export interface SetFault {
  readonly cards: readonly Card[];
  readonly suits: readonly Card[];
  readonly jokers: number;
}

/** What keeps cards of one rank from being a set: suits that come twice, or a fifth card. */
export function setFault({ naturals, jokers, like }: Base): SetFault | undefined {
  if (like !== 'set') return undefined;
  const suits = twiceIn(naturals);
  return suits.length > 0 || naturals.length + jokers.length > 4
    ? { cards: naturals, suits, jokers: jokers.length }
    : undefined;
}

/** Why cards of one suit don’t follow on. */
export interface RunFault {
  readonly cards: readonly Card[];
  readonly twice: readonly Card[];
  /** It would be a run if runs went round the corner. */
  readonly corner: boolean;
  readonly joker: boolean;
}

export function runFault({ naturals, jokers, like, shaped }: Base, wrap: boolean): RunFault | undefined {
  if (like !== 'run' || shaped) return undefined;
  const twice = twiceIn(naturals);
  // With two jokers nothing is said about gaps: one of them has to go first.
  if (jokers.length > 1 && twice.length === 0) return undefined;
  // A whole suit does follow on: it is the joker that has no place left.
  if (totalsOf(naturals, wrap).length > 0) return undefined;
  const corner = !wrap && jokers.length === 0 && totalsOf(naturals, true).length > 0;
  return { cards: naturals, twice, corner, joker: jokers.length > 0 };
}

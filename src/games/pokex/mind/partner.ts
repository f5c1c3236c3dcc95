import { type Card, UNKNOWN } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { FIELDS } from '../fields.ts';
import { fiveOf, type Wilds } from '../play/hand.ts';
import { type PokexState, sideOf } from '../state.ts';

/** The others’ hand as it lies there, and in which share of the pairs a partner may add one’s own beats it: 0 … 1. */
export interface ToBeat {
  readonly theirs: number;
  readonly share: number;
  /** Pairs a partner could hold, and how many of them beat it. */
  readonly pairs: number;
  readonly better: number;
}

/** What a partner’s two unseen cards may make of these; null unless the others’ hand lies there and a partner is to lay. */
export function toBeat(state: PokexState, seat: Seat, wilds: Wilds, cards: readonly Card[]): ToBeat | null {
  const { laid, current } = state;
  const theirs = laid.filter((one) => sideOf(one.seat) !== sideOf(seat)).flatMap((one) => one.cards);
  if (current === null || current === UNKNOWN || theirs.length !== 4 || laid.length !== 2) return null;
  const value = fiveOf(wilds, [...theirs, current]);
  const unseen = FIELDS.unseen(state);
  let [pairs, better] = [0, 0];
  for (const [i, one] of unseen.entries()) {
    for (let j = i + 1; j < unseen.length; j++) {
      pairs++;
      if (fiveOf(wilds, [...cards, one, unseen[j] as Card, current]) > value) better++;
    }
  }
  return { theirs: value, share: pairs === 0 ? 0 : better / pairs, pairs, better };
}

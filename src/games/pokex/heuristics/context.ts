import { type Card, suitOf, UNKNOWN } from '../../../cards/card.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import { FIELDS } from '../fields.ts';
import { fiveCardValue, isWild, type Wilds } from '../play/hand.ts';
import { type PokexMove, type PokexState, sideOf } from '../state.ts';

/** The others’ hand as it lies there, and in which share of the pairs a partner may add one’s own beats it: 0 … 1. */
interface HandToBeat {
  readonly theirs: number;
  readonly share: number;
  /** Pairs a partner could hold, and how many of them beat it. */
  readonly pairs: number;
  readonly better: number;
}

/** What a partner’s two unseen cards may make of these; null unless the others’ hand lies there and a partner is to lay. */
export function findHandToBeat(
  state: PokexState,
  seat: Seat,
  wilds: Wilds,
  cards: readonly Card[],
): HandToBeat | null {
  const { laid, current } = state;
  const theirs = laid.filter((one) => sideOf(one.seat) !== sideOf(seat)).flatMap((one) => one.cards);
  if (current === null || current === UNKNOWN || theirs.length !== 4 || laid.length !== 2) return null;
  const value = fiveCardValue(wilds, [...theirs, current]);
  const unseen = FIELDS.unseen(state);
  let [pairs, better] = [0, 0];
  for (const [i, one] of unseen.entries()) {
    for (let j = i + 1; j < unseen.length; j++) {
      pairs++;
      if (fiveCardValue(wilds, [...cards, one, unseen[j] as Card, current]) > value) better++;
    }
  }
  return { theirs: value, share: pairs === 0 ? 0 : better / pairs, pairs, better };
}

/** A word in the auction, or two cards and what they may win. */
export interface PokexMoveContext {
  readonly state: PokexState;
  readonly seat: Seat;
  readonly name: SeatNamer;
  readonly move: PokexMove;
  readonly cards: readonly Card[];
  readonly wilds: Wilds;
  /** How likely the cards win the trick for one’s side: 0 … 1. */
  readonly wins: number;
  /** The seat lays last, and no two of its cards win. */
  readonly isLost: boolean;
  /** What a partner may still make of them, where the others’ hand lies there. */
  readonly partner: HandToBeat | null;
}

/** The card of the row that counts in this trick, as far as it is known: where it is chosen, not before that. */
export const centreOf = ({ state, move }: PokexMoveContext): Card | undefined =>
  state.current ??
  (move.type === 'lay' ? move.centre : undefined) ??
  (state.options.centre === 'chosen' ? undefined : state.centre[0]);

/** Whether nobody of the seat’s side has laid in this trick: a partner is still to come. */
export const laysFirst = ({ state, seat }: PokexMoveContext): boolean =>
  state.laid.every((one) => sideOf(one.seat) !== sideOf(seat));

/** Cards that stay together: pairs, threes and fours of what is kept, where the two cards laid break none. */
export function cardsKeptTogether({ state, seat, cards, wilds }: PokexMoveContext): readonly Card[] {
  const like = (all: readonly Card[], card: Card): readonly Card[] =>
    all.filter((other) => wilds.heights[other] === wilds.heights[card]);
  const hand = (state.hands[seat] ?? []).filter((card) => card >= 0 && !isWild(wilds, card));
  const kept = hand.filter((card) => !cards.includes(card));
  if (cards.some((card) => like(kept, card).length > 0)) return [];
  return kept.map((card) => like(kept, card)).toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** Whether a card goes with nothing one keeps, and with nothing that is left of the row; no wild card does. */
export function isLoose(context: PokexMoveContext, card: Card): boolean {
  const { state, seat, cards, wilds } = context;
  const taken = centreOf(context);
  const row = state.current === null ? state.centre.filter((one) => one !== taken) : state.centre;
  const kept = (state.hands[seat] ?? []).filter((other) => !cards.includes(other));
  return (
    !isWild(wilds, card) &&
    [...row, ...kept].every((other) => other < 0 || wilds.heights[other] !== wilds.heights[card])
  );
}

export const isPair = ({ cards: [one, two], wilds }: PokexMoveContext): boolean =>
  one !== undefined && two !== undefined && !isWild(wilds, one) && wilds.heights[one] === wilds.heights[two];

/** Whether all of these show the same suit; a wild card shows none. */
export const isOneSuit = ({ wilds }: PokexMoveContext, cards: readonly Card[]): boolean =>
  cards.every(
    (card) => !isWild(wilds, card) && suitOf(card) !== undefined && suitOf(card) === suitOf(cards[0] ?? -1),
  );

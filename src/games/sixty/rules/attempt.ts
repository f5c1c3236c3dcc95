import type { Card } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { ABRACADABRA, HOCUS, isNumber, numberOn, sumOf, ZAP } from '../pack.ts';
import { playedCards, type SixtyMove, type SixtyState } from '../state.ts';

function numberOf(cards: readonly Card[]): Card | undefined {
  const [card] = cards;
  return card !== undefined && isNumber(card) && cards.every((other) => other === card) ? card : undefined;
}

/** Returns what the rules need to know about a try. */
export function describeAttempt(state: SixtyState, seat: Seat, move: SixtyMove) {
  const cards = playedCards(move);
  return {
    state,
    seat,
    move,
    hand: state.hands[seat] ?? [],
    cards,
    /** Cards to be answered, as if it were this seat's turn. */
    attack: state.attack,
    attackCard: state.attack[0],
    /** The number played, if all cards have the same number. */
    number: numberOf(cards),
    hasOtherHolders: state.hands.some((hand, i) => i !== seat && hand.length > 0),
  };
}

export type SixtyAttempt = ReturnType<typeof describeAttempt>;

/** The fewest cards of a number that beat the attack. */
export interface Beater {
  readonly card: Card;
  readonly needed: number;
}

/** Ways to answer an attack other than taking. */
export interface AttackAnswers {
  readonly pass: Card | undefined;
  readonly beaters: readonly Beater[];
  readonly jokers: readonly Card[];
}

/** Number of cards needed to beat the attack's sum. */
export function neededToBeat(card: Card, attack: readonly Card[]): number {
  return Math.floor(sumOf(attack) / numberOn(card)) + 1;
}

/** Answers possible with the known cards of the hand. */
export function answersOf({ state, hand, attack, attackCard, hasOtherHolders }: SixtyAttempt): AttackAnswers {
  const copiesHeld = (card: Card): number => hand.filter((other) => other === card).length;
  const kinds = [...new Set(hand)];
  const jokers = [ABRACADABRA, HOCUS, ZAP].filter(
    (card) => kinds.includes(card) && (card !== HOCUS || state.discard.some((lying) => lying === attackCard)),
  );
  return {
    pass: hasOtherHolders && kinds.some((card) => card === attackCard) ? attackCard : undefined,
    beaters: kinds
      .filter((card) => isNumber(card) && card !== attackCard)
      .map((card) => ({ card, needed: neededToBeat(card, attack) }))
      .filter(({ card, needed }) => copiesHeld(card) >= needed)
      .sort((a, b) => a.card - b.card),
    jokers: hasOtherHolders ? jokers : [],
  };
}

export function canAnswer({ pass, beaters, jokers }: AttackAnswers): boolean {
  return pass !== undefined || beaters.length > 0 || jokers.length > 0;
}

import type { Card } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import { ABRACADABRA, HOCUS, isNumber, numberOn, sumOf, ZAP } from '../pack.ts';
import { playedCards, type SixtyMove, type SixtyState } from '../state.ts';

function numberOf(cards: readonly Card[]): Card | undefined {
  const [card] = cards;
  return card !== undefined && isNumber(card) && cards.every((other) => other === card) ? card : undefined;
}

/** What the rules look at: state, seat and move with the numbers they compare. */
export function attempt(state: SixtyState, seat: Seat, move: SixtyMove) {
  const cards = playedCards(move);
  return {
    state,
    seat,
    move,
    hand: state.hands[seat] ?? [],
    cards,
    /** What lies there to be answered, as if it were this seat’s turn. */
    attack: state.attack,
    attacker: state.attack[0],
    /** The number played, where it is one or more cards of one number: rules about sums and numbers look at this. */
    number: numberOf(cards),
    /** Whether anybody else holds cards. */
    others: state.hands.some((hand, i) => i !== seat && hand.length > 0),
  };
}

export type SixtyAttempt = ReturnType<typeof attempt>;

/** Several of one number that beat what is played, the fewest of them. */
export interface Beater {
  readonly card: Card;
  readonly needed: number;
}

/** What a hand could answer with instead of taking. */
export interface AttackAnswers {
  readonly pass: Card | undefined;
  readonly beaters: readonly Beater[];
  readonly jokers: readonly Card[];
}

/** So many cards of a number add up to more than the sum. */
export function neededToBeat(card: Card, attack: readonly Card[]): number {
  return Math.floor(sumOf(attack) / numberOn(card)) + 1;
}

/** Everything the known cards of the hand could answer with. */
export function answersOf({ state, hand, attack, attacker, others }: SixtyAttempt): AttackAnswers {
  const held = (card: Card): number => hand.filter((other) => other === card).length;
  const kinds = [...new Set(hand)];
  const jokers = [ABRACADABRA, HOCUS, ZAP].filter(
    (card) => kinds.includes(card) && (card !== HOCUS || state.discard.some((lying) => lying === attacker)),
  );
  return {
    pass: others && kinds.some((card) => card === attacker) ? attacker : undefined,
    beaters: kinds
      .filter((card) => isNumber(card) && card !== attacker)
      .map((card) => ({ card, needed: neededToBeat(card, attack) }))
      .filter(({ card, needed }) => held(card) >= needed)
      .sort((a, b) => a.card - b.card),
    jokers: others ? jokers : [],
  };
}

export function canAnswer({ pass, beaters, jokers }: AttackAnswers): boolean {
  return pass !== undefined || beaters.length > 0 || jokers.length > 0;
}

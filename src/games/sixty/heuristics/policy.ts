import type { Card } from '../../../cards/card.ts';
import type { Policy } from '../../../game/heuristics.ts';
import type { Seat } from '../../../game/seat.ts';
import { HOCUS, isJoker, numberOn, PACK, pointsOf, SIXTY, sumOf, ZAP } from '../pack.ts';
import { nextHolder, type SixtyMove, type SixtyState } from '../state.ts';
import { type StuckChance, stuckChanceAt } from './stuck-chance.ts';

/** Rating by a beginner: plays high numbers first and keeps jokers. */
function rateNaively(view: SixtyState, _seat: Seat, move: SixtyMove): number {
  if (move.type === 'take') return -100;
  if (move.type === 'joker') return view.left === 0 ? SIXTY : -10;
  return move.type === 'beat' ? 100 - sumOf(move.cards) : sumOf(move.cards);
}

/** Points that a joker in the hand saves while there is time left to play it. */
const JOKER_SAVES = 14;
/** With at least this many cards in deck and hands, cards kept are mostly played before the round ends. */
const EARLY_CARDS = 24;
/** Gain per point that another player takes, in a game of two. */
const HARM_WEIGHT = 0.75;
/** The gain is divided by the number of rivals to this power. */
const SHARE_EXPONENT = 0.3;
/** Cost per point that the next player doesn't take and that may come back in a bigger attack, in a game of two. */
const RETURN_COST_OF_TWO = 0.09;
/** The same cost with more than two players. */
const RETURN_COST = 0.03;
/** Value per point of the strongest sum of one number kept for defence. */
const DEFENCE_WEIGHT = 0.18;
/** Cost per point of attacking while the deck is full: high cards are better kept. */
const NUMBER_COST = 0.5;
/** Value of each card of an attack while there is a deck: several low cards are better exchanged. */
const ATTACK_CARD_VALUE = 1;
/** Value of each card drawn. */
const DRAW_VALUE = 0.35;
/** Value of passing on while there is a deck: others get the points. */
const PASS_ON_VALUE = 12;
/** Cost of passing on every copy in a game of two: none is kept to pass back. */
const LAST_COPY_COST = 2;
/** Cost per point of beating while there is a deck: it spends cards of defence. */
const BEAT_COST = 0.07;
/** Gain of beating late in the round: the player attacks next and gets rid of more cards. */
const LATE_BEAT_VALUE = 17;

/** Chance (0 … 1) that a card kept now is still in the hand when the round ends. */
function lateChance(deckLeft: number, hands: SixtyState['hands']): number {
  let cardsLeft = deckLeft;
  for (const hand of hands) cardsLeft += hand.length;
  return 0.42 * (1 - Math.min(1, cardsLeft / EARLY_CARDS)) ** 1.34 + 0.015;
}

const copiesIn = (hand: readonly Card[], card: Card): number => {
  let copies = 0;
  for (const other of hand) if (other === card) copies++;
  return copies;
};

/** Most points that cards of one number can defend against. */
const MAX_STRENGTH = SIXTY / 2;

/** Greatest sum of one number left in the hand, once `gone` copies of a card are played. */
function strengthOf(hand: readonly Card[]): (card: Card, playedCount: number) => number {
  let [bestSum, secondSum, bestCard]: [number, number, Card] = [0, 0, -1];
  for (const card of hand) {
    const sum = card === bestCard ? bestSum : copiesIn(hand, card) * numberOn(card);
    if (sum > bestSum) [bestSum, secondSum, bestCard] = [sum, bestSum, card];
    else if (card !== bestCard && sum > secondSum) secondSum = sum;
  }
  return (card, playedCount) =>
    Math.min(MAX_STRENGTH, card === bestCard ? Math.max(secondSum, bestSum - playedCount * numberOn(card)) : bestSum);
}

/**
 * A Regular's rating: penalty points taken, cards played before the round ends, penalty points of the next
 * player, cards left for defence.
 * @returns approximate points; only the order matters
 */
export function rater(state: SixtyState, seat: Seat, stuck: StuckChance): (move: SixtyMove) => number {
  const { hands, attack, left, from } = state;
  const [attackCard = -1] = attack;
  const hand = hands[seat] ?? [];
  const strength = strengthOf(hand);
  const lateness = lateChance(left, hands);
  const to = nextHolder(hands, seat, state.direction);
  const rivals = hands.length - 1;
  const share = HARM_WEIGHT / rivals ** SHARE_EXPONENT;
  const backCost = rivals === 1 ? RETURN_COST_OF_TWO : RETURN_COST;

  const harm = (card: Card, n: number, whom = to): number => {
    if (whom < 0) return 0;
    const chance = stuck(card, n, hands[whom]?.length ?? 0);
    return n * numberOn(card) * (chance * share - (1 - chance) * backCost);
  };
  const jokerPlayed = (card: Card): number => {
    const attackCount = attack.length;
    if (card === HOCUS) return harm(attackCard, attackCount + 1);
    if (card !== ZAP) return harm(attackCard, attackCount, from ?? to);
    const half = attackCount >> 1;
    return harm(attackCard, attackCount - half) - half * numberOn(attackCard);
  };
  /** Value of the type of move, apart from getting rid of the cards. */
  const brings = (type: SixtyMove['type'], card: Card, n: number): number => {
    const isEarly = left > 0;
    if (type === 'joker') return jokerPlayed(card);
    if (type === 'attack')
      return (
        harm(card, n) + (isEarly ? (ATTACK_CARD_VALUE - NUMBER_COST * (left / PACK.size) * numberOn(card)) * n : 0)
      );
    if (type === 'beat') return LATE_BEAT_VALUE * lateness - (isEarly ? BEAT_COST * n * numberOn(card) : 0);
    const keepsNone = rivals === 1 && n === copiesIn(hand, card);
    return harm(card, n + attack.length) + (isEarly ? PASS_ON_VALUE - (keepsNone ? LAST_COPY_COST : 0) : 0);
  };
  return (move) => {
    if (move.type === 'take') return -sumOf(attack);
    const card = move.cards[0] as Card;
    const cardCount = move.cards.length;
    const saves = isJoker(card) ? JOKER_SAVES * (1 - lateness * 2) : 0;
    return (
      cardCount * lateness * pointsOf(card) -
      saves +
      strength(card, cardCount) * DEFENCE_WEIGHT * (1 - lateness) +
      Math.min(cardCount, left) * DRAW_VALUE +
      brings(move.type, card, cardCount)
    );
  };
}

/** Rates one move, with chances from the cards the view leaves unseen. */
export const rate = (view: SixtyState, seat: Seat, move: SixtyMove): number =>
  rater(view, seat, stuckChanceAt(view))(move);

export const POLICY = { rate, rateNaively } satisfies Policy<SixtyState, SixtyMove>;

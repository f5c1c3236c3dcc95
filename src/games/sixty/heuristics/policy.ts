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
const EARLY = 24;
/** Gain per point that another player takes: `HARM / rivals ** SHARED`. */
const HARM = 0.75;
const SHARED = 0.3;
/**
 * Cost per point that the next player doesn't take and that may come back in a bigger attack: with two
 * players, and with more.
 */
const BACK_OF_TWO = 0.09;
const BACK = 0.03;
/**
 * Values of cards kept for defence: they are worth more with a large deck, and several low cards are better
 * exchanged.
 */
const DEFENDS = 0.18;
const KEEP_BIG = 0.5;
const IN_COMPANY = 1;
const FRESH = 0.35;
/**
 * Adjustments: passing on gives others the points, beating costs cards of defence; with two players a card is kept to
 * pass back.
 */
const PASS_ON = 12;
const LAST_OF_TWO = 2;
const SPENT = 0.07;
/** Gain of beating late in the round: the player attacks next and gets rid of more cards. */
const BEAT_LATE = 17;

/** Chance (0 … 1) that a card kept now is still in the hand when the round ends. */
function lateChance(left: number, hands: SixtyState['hands']): number {
  let all = left;
  for (const hand of hands) all += hand.length;
  return 0.42 * (1 - Math.min(1, all / EARLY)) ** 1.34 + 0.015;
}

const copiesIn = (hand: readonly Card[], card: Card): number => {
  let n = 0;
  for (const other of hand) if (other === card) n++;
  return n;
};

/** Most points that cards of one number can defend against. */
const MOST = SIXTY / 2;

/** Greatest sum of one number left in the hand, once `gone` copies of a card are played. */
function strengthOf(hand: readonly Card[]): (card: Card, gone: number) => number {
  let [best, second, bestCard]: [number, number, Card] = [0, 0, -1];
  for (const card of hand) {
    const sum = card === bestCard ? best : copiesIn(hand, card) * numberOn(card);
    if (sum > best) [best, second, bestCard] = [sum, best, card];
    else if (card !== bestCard && sum > second) second = sum;
  }
  return (card, gone) => Math.min(MOST, card === bestCard ? Math.max(second, best - gone * numberOn(card)) : best);
}

/**
 * A Regular's rating: penalty points taken, cards played before the round ends, penalty points of the next
 * player, cards left for defence.
 * @returns approximate points; only the order matters
 */
export function rater(state: SixtyState, seat: Seat, stuck: StuckChance): (move: SixtyMove) => number {
  const { hands, attack, left, from } = state;
  const [attacker = -1] = attack;
  const hand = hands[seat] ?? [];
  const strength = strengthOf(hand);
  const lateness = lateChance(left, hands);
  const to = nextHolder(hands, seat, state.direction);
  const rivals = hands.length - 1;
  const share = HARM / rivals ** SHARED;
  const backCost = rivals === 1 ? BACK_OF_TWO : BACK;

  const harm = (card: Card, n: number, whom = to): number => {
    if (whom < 0) return 0;
    const chance = stuck(card, n, hands[whom]?.length ?? 0);
    return n * numberOn(card) * (chance * share - (1 - chance) * backCost);
  };
  const jokerPlayed = (card: Card): number => {
    const n = attack.length;
    if (card === HOCUS) return harm(attacker, n + 1);
    if (card !== ZAP) return harm(attacker, n, from ?? to);
    const half = n >> 1;
    return harm(attacker, n - half) - half * numberOn(attacker);
  };
  /** Value of the type of move, apart from getting rid of the cards. */
  const brings = (type: SixtyMove['type'], card: Card, n: number): number => {
    const isEarly = left > 0;
    if (type === 'joker') return jokerPlayed(card);
    if (type === 'attack')
      return harm(card, n) + (isEarly ? (IN_COMPANY - KEEP_BIG * (left / PACK.size) * numberOn(card)) * n : 0);
    if (type === 'beat') return BEAT_LATE * lateness - (isEarly ? SPENT * n * numberOn(card) : 0);
    const keepsNone = rivals === 1 && n === copiesIn(hand, card);
    return harm(card, n + attack.length) + (isEarly ? PASS_ON - (keepsNone ? LAST_OF_TWO : 0) : 0);
  };
  return (move) => {
    if (move.type === 'take') return -sumOf(attack);
    const card = move.cards[0] as Card;
    const n = move.cards.length;
    const saves = isJoker(card) ? JOKER_SAVES * (1 - lateness * 2) : 0;
    return (
      n * lateness * pointsOf(card) -
      saves +
      strength(card, n) * DEFENDS * (1 - lateness) +
      Math.min(n, left) * FRESH +
      brings(move.type, card, n)
    );
  };
}

/** Rates one move, with chances from the cards the view leaves unseen. */
export const rate = (view: SixtyState, seat: Seat, move: SixtyMove): number =>
  rater(view, seat, stuckChanceAt(view))(move);

export const POLICY = { rate, rateNaively } satisfies Policy<SixtyState, SixtyMove>;

import type { Card } from '../../../cards/card.ts';
import type { Seat } from '../../../game/seat.ts';
import {
  ABRACADABRA,
  HOCUS,
  isJoker,
  isNumber,
  numberOn,
  PACK,
  pointsOf,
  SIXTY,
  sumOf,
  ZAP,
} from '../pack.ts';
import { neededToBeat } from '../rules/attempt.ts';
import { unseenCards } from '../seen/remembered.ts';
import { nextHolder, playedBy, type SixtyMove, type SixtyState } from '../state.ts';

/** A joker in the hand saves its holder about so many points while there is time to play it. */
const JOKER_SAVES = 14;
/** Half of the deck and more is early: what is held then is mostly played before the round ends. */
const EARLY = 40;

/** How likely it is that a card kept now is still held when the round ends. */
function late({ left, hands }: SixtyState): number {
  const held = hands.reduce((sum, hand) => sum + hand.length, 0);
  const rest = Math.min(1, (left + held) / EARLY);
  return 0.42 * (1 - rest) ** 1.5 + 0.03;
}

/** What it is worth to be rid of these cards: big numbers count, and jokers as soon as time runs out. */
function riddance(cards: readonly Card[], state: SixtyState): number {
  const kept = late(state);
  return cards.reduce(
    (sum, card) => sum + kept * pointsOf(card) - (isJoker(card) ? JOKER_SAVES * (1 - kept * 2) : 0),
    0,
  );
}

/** Chance to hold at least `least` of `n` such cards in a hand of `size` from `all` unseen ones. */
function holds(least: number, n: number, size: number, all: number): number {
  if (least > n || least > size) return 0;
  let below = 0;
  for (let k = 0; k < least; k++) below += ways(n, k) * ways(all - n, size - k);
  return 1 - below / ways(all, size);
}

function ways(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let product = 1;
  for (let i = 0; i < k; i++) product *= (n - i) / (i + 1);
  return product;
}

/** Chance that the next player can do nothing but take these cards. */
function stuck(state: SixtyState, attack: readonly Card[], size: number): number {
  const [played] = attack;
  const all = unseenCards(state);
  const left = (card: Card): number => all.reduce((n, other) => (other === card ? n + 1 : n), 0);
  const jokers =
    left(ABRACADABRA) + left(ZAP) + (state.discard.some((card) => card === played) ? left(HOCUS) : 0);
  let free = 1 - holds(1, jokers + left(played as Card), size, all.length);
  for (const card of PACK.cards) {
    if (!isNumber(card) || card === played) continue;
    const needed = neededToBeat(card, attack);
    if (needed <= size) free *= 1 - holds(needed, left(card), size, all.length);
  }
  return Math.max(0, free);
}

/** Some of what others have to take is one’s own gain: all of it against one, less against many. */
function harm(state: SixtyState, attack: readonly Card[], to: Seat): number {
  if (to < 0 || attack.length === 0) return 0;
  const size = state.hands[to]?.length ?? 0;
  const chance = stuck(state, attack, size);
  const rivals = state.hands.length - 1;
  // What isn’t taken may come round again, bigger.
  const back = rivals === 1 ? 0.3 : 0.1;
  return sumOf(attack) * ((0.75 * chance) / rivals - (1 - chance) * back * 0.3);
}

/** Pairs of big numbers defend: breaking them up early costs a little. */
function strength(hand: readonly Card[]): number {
  let best = 0;
  for (const card of hand) {
    if (!isNumber(card)) continue;
    best = Math.max(best, sumOf(hand.filter((other) => other === card)));
  }
  return Math.min(best, SIXTY / 2);
}

/** While there is a deck a big number defends, and is not thrown by itself; several of a small one are changed for new. */
const KEEP_BIG = 0.5;
const IN_COMPANY = 1;
/** Passing on leaves the others the points, and beating costs cards that would defend. */
const PASS_ON = 8;
const SPENT = 0.15;

/** What a move costs and brings while there is a deck to draw from. */
function whileDrawing(state: SixtyState, move: SixtyMove, cards: readonly Card[]): number {
  if (move.type === 'pass-on') return PASS_ON;
  if (state.left === 0) return 0;
  if (move.type === 'beat') return -SPENT * sumOf(cards);
  return move.type === 'attack' ? IN_COMPANY * cards.length - KEEP_BIG * numberOn(cards[0] ?? -1) : 0;
}

/**
 * How a sensible regular looks at a move: points taken, points got rid of before the round ends, what the next
 * player will have to take, and what is left to defend with.
 * @returns points, roughly; only the order matters
 */
export function rate(state: SixtyState, seat: Seat, move: SixtyMove): number {
  if (move.type === 'take') return -sumOf(state.attack);
  const cards = playedBy(move);
  const hand = [...(state.hands[seat] ?? [])];
  for (const card of cards) hand.splice(hand.indexOf(card), 1);
  const kept = late(state);
  const defence = strength(hand) * 0.12 * (1 - kept);
  // While the deck lasts, small cards thrown in company are changed for what may be better.
  const fresh = state.left > 0 ? Math.min(cards.length, state.left) * 0.35 : 0;
  const base = riddance(cards, state) + defence + fresh + whileDrawing(state, move, cards);
  const to = nextHolder(state.hands, seat, state.direction);
  switch (move.type) {
    case 'attack':
      return base + harm(state, cards, to);
    case 'pass-on':
      return base + harm(state, [...state.attack, ...cards], to);
    case 'beat':
      // Whoever beats attacks as well, and is rid of that too.
      return base + 1 + 2 * kept * 10;
    case 'joker': {
      if (cards[0] === ZAP) {
        const half = state.attack.length >> 1;
        return base - sumOf(state.attack.slice(0, half)) + harm(state, state.attack.slice(half), to);
      }
      if (cards[0] === HOCUS) return base + harm(state, [...state.attack, ...state.attack.slice(0, 1)], to);
      return base + harm(state, state.attack, state.from ?? to);
    }
  }
}

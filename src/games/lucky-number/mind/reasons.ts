import type { Card } from '../../../cards/card.ts';
import { suitOf } from '../../../cards/card.ts';
import { SUIT_NAME } from '../../../cards/suits.ts';
import { count, sentence } from '../../../cards/words.ts';
import { adviceOf, type Thumbs } from '../../../game/coach.ts';
import type { Advice } from '../../../game/mind.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import { isAce, isJack, isJoker, isSpecial, rank, SEVEN, TWO } from '../pack.ts';
import { type LuckyMove, type LuckyState, seatAfter } from '../state.ts';
import { owedText } from '../talk/words.ts';

/** With so few cards left a player is dangerous; so few owed are soon drawn. */
const FEW = 3;

/** A move, and who comes after it. */
interface Scene {
  readonly state: LuckyState;
  readonly move: LuckyMove;
  /** The single card laid. */
  readonly card: Card | undefined;
  readonly hand: readonly Card[];
  readonly next: string;
  /** Cards the next player holds. */
  readonly left: number;
}

const costly = (card: Card): boolean => isAce(card) || isJoker(card);

/** Weightiest first. */
const THUMBS: Thumbs<Scene> = {
  'last-card': ({ card, hand }) => card !== undefined && hand.length === 1 && 'It is your last card.',
  'combination-hurts': ({ move, next }) => {
    if (move.type !== 'combine') return undefined;
    const n = move.cards.length + move.aces.length;
    return `It rids you of ${count(n, 'card')} at once, and ${next} ${next === 'you' ? 'throw' : 'throws'} as many dice.`;
  },
  'jumps-in': ({ move }) =>
    move.type === 'jump' && 'It is one card less out of turn, and play goes on after you.',
  'sends-debt-on': ({ state, card, next }) =>
    state.owed !== null &&
    card !== undefined &&
    `It sends the ${owedText(state.owed)} you owe on to ${next}, with more.`,
  'hurts-leader': ({ card, left, next }) =>
    card !== undefined &&
    (costly(card) || rank(card) === TWO) &&
    left <= FEW &&
    `${sentence(next)} has ${count(left, 'card')} left: it makes sure that there are more.`,
  'names-most': ({ move, hand }) => {
    if ((move.type !== 'lay' && move.type !== 'jump') || move.suit === undefined) return undefined;
    const { suit } = move;
    const of = (one: typeof suit): number =>
      hand.filter((card) => suitOf(card) === one && !isJack(card)).length;
    const most = (['S', 'H', 'D', 'C'] as const).every((other) => of(other) <= of(suit));
    return most && of(suit) > 0 && `It names ${SUIT_NAME[suit]}, the suit you have most of.`;
  },
  'seven-in-time': ({ card, hand }) =>
    card !== undefined &&
    rank(card) === SEVEN &&
    hand.length > 1 &&
    hand.length <= FEW &&
    'It lays the 7 in time: after a last 7 you would have to draw.',
  'another-turn': ({ card, hand }) =>
    card !== undefined && rank(card) === SEVEN && hand.length > FEW && 'It gives you another turn at once.',
  'keeps-for-chains': ({ state, card, hand }) =>
    card !== undefined &&
    state.owed === null &&
    !isSpecial(card) &&
    hand.some((other) => costly(other) || rank(other) === TWO) &&
    'It is a plain card, and your twos, aces and jokers stay for when somebody makes you draw.',
  'can-follow': ({ card, hand }) => {
    if (card === undefined || isSpecial(card)) return undefined;
    const n = hand.filter(
      (other) => other !== card && (rank(other) === rank(card) || suitOf(other) === suitOf(card)),
    ).length;
    return n > 0 && `It leaves ${count(n, 'card')} in your hand that could follow it.`;
  },
  'names-held': ({ move, hand }) => {
    if ((move.type !== 'lay' && move.type !== 'jump') || move.suit === undefined) return undefined;
    const n = hand.filter((card) => suitOf(card) === move.suit && !isJack(card)).length;
    return n > 0 && `It names ${SUIT_NAME[move.suit]}, and you hold ${n} of them.`;
  },
  'small-debt': ({ move, state, hand }) =>
    move.type === 'draw' &&
    state.owed?.by === 'cards' &&
    state.owed.n <= FEW &&
    hand.some(costly) &&
    `It is ${owedText(state.owed)} only, and your best card stays for a longer debt.`,
};

/** What speaks for a move. */
export function reasons(state: LuckyState, seat: Seat, move: LuckyMove, name: Naming): readonly Advice[] {
  const next = seatAfter(state, seat);
  const single = move.type === 'lay' || move.type === 'jump';
  return adviceOf(THUMBS, {
    state,
    move,
    card: single ? move.cards[0] : undefined,
    hand: (state.hands[seat] ?? []).filter((card) => card >= 0),
    next: name(next),
    left: state.hands[next]?.length ?? 0,
  });
}

import type { Card } from '../../../cards/card.ts';
import { suitOf } from '../../../cards/card.ts';
import { agree } from '../../../cards/grammar.ts';
import { SUIT_NAME } from '../../../cards/suits.ts';
import { count, sentence } from '../../../cards/words.ts';
import { adviceOf, type Thumbs } from '../../../game/coach.ts';
import type { Advice } from '../../../game/mind.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import { FIELDS } from '../fields.ts';
import { EIGHT, isAce, isJack, isJoker, isSpecial, KING, rank, SEVEN, TWO } from '../pack.ts';
import { type LuckyMove, type LuckyState, seatAfter } from '../state.ts';
import { cardsText, owedText } from '../talk/words.ts';

/** With so few cards left a player is dangerous; so few owed are soon drawn. */
const FEW = 3;

/** With so many left somebody is near the end. */
const CLOSE = 5;
/** So few unseen cards of a rank are seldom held. */
const RARE = 2;

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
  /** Cards the player before holds, who comes next once play turns round. */
  readonly behind: number;
}

const costly = (card: Card): boolean => isAce(card) || isJoker(card);
const answers = (card: Card): boolean => costly(card) || rank(card) === TWO;

/** Weightiest first. */
const THUMBS: Thumbs<Scene> = {
  'last-card': ({ card, hand }) => card !== undefined && hand.length === 1 && 'It is your last card.',
  'combination-hurts': ({ move, next }) => {
    if (move.type !== 'combine') return undefined;
    const n = move.cards.length + move.aces.length;
    return `It rids you of ${count(n, 'card')} at once, and ${next} ${agree(next, 'throw', 'throws')} as many dice.`;
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
    `${sentence(next)} ${agree(next, 'have', 'has')} ${count(left, 'card')} left: it makes sure that there are more.`,
  'turns-away': ({ state, card, left, behind, next }) =>
    card !== undefined &&
    rank(card) === KING &&
    state.options.seats > 2 &&
    left < behind &&
    `It turns play round, away from ${next}, who ${agree(next, 'have', 'has')} only ${count(left, 'card')} left.`,
  'skips-leader': ({ state, card, left, next }) =>
    card !== undefined &&
    rank(card) === EIGHT &&
    state.options.seats > 2 &&
    left <= CLOSE &&
    `It leaves out ${next}, who ${agree(next, 'have', 'has')} only ${count(left, 'card')} left.`,
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
    !answers(card) &&
    hand.some(answers) &&
    `${isSpecial(card) ? 'It keeps' : 'It is a plain card, and it keeps'} your twos, aces and jokers for when somebody makes you draw.`,
  'two-is-enough': ({ state, card, hand }) =>
    state.owed?.by === 'cards' &&
    card !== undefined &&
    rank(card) === TWO &&
    hand.some(costly) &&
    'A 2 is enough to send it on, and your aces and jokers stay for the next time.',
  'keeps-one-suit': ({ card, hand }) => {
    const rest = hand.toSpliced(hand.indexOf(card ?? -1), 1);
    const [first] = rest;
    return (
      card !== undefined &&
      first !== undefined &&
      rest.length > 1 &&
      rest.length <= FEW &&
      suitOf(first) !== undefined &&
      rest.every((other) => suitOf(other) === suitOf(first)) &&
      `What you keep is all of one suit, ${SUIT_NAME[suitOf(first) ?? 'S']}: where one fits, the next can follow.`
    );
  },
  'last-fits': ({ state, card, hand }) => {
    const [last] = hand.toSpliced(hand.indexOf(card ?? -1), 1);
    if (hand.length !== 2 || card === undefined || last === undefined || isSpecial(last)) return undefined;
    const fits = (one: Card): number =>
      FIELDS.unseen(state).filter((other) => rank(other) === rank(one) || suitOf(other) === suitOf(one))
        .length;
    return (
      fits(last) > fits(card) &&
      `It keeps ${cardsText([last])} for last: more of the cards still unseen let it follow than the other.`
    );
  },
  'can-follow': ({ card, hand }) => {
    if (card === undefined || isSpecial(card)) return undefined;
    const n = hand.filter(
      (other) => other !== card && (rank(other) === rank(card) || suitOf(other) === suitOf(card)),
    ).length;
    return n > 0 && `It leaves ${count(n, 'card')} in your hand that could follow it.`;
  },
  'few-like-it': ({ state, card, left, next }) => {
    if (card === undefined || left > FEW || isSpecial(card)) return undefined;
    const like = FIELDS.unseen(state).filter((other) => rank(other) === rank(card)).length;
    return (
      like <= RARE &&
      `Few can follow it by its rank: only ${count(like, 'card')} like it ${agree(like, 'are', 'is')} still unseen, and ${next} ${agree(next, 'have', 'has')} ${count(left, 'card')} left.`
    );
  },
  'names-held': ({ move, card, hand }) => {
    if ((move.type !== 'lay' && move.type !== 'jump') || move.suit === undefined) return undefined;
    const n = hand.toSpliced(hand.indexOf(card ?? -1), 1).filter((one) => suitOf(one) === move.suit).length;
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
    behind: state.hands[seatAfter(state, seat, -1)]?.length ?? 0,
  });
}

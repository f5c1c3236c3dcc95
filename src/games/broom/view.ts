import { type Card, UNKNOWN } from '../../cards/card.ts';
import { RANKS } from '../../cards/ranks.ts';
import type { Naming, Seat } from '../../game/game.ts';
import type { CardClass, Unseen } from '../../game/unseen.ts';
import type { Random } from '../../random/random.ts';
import { attempt, made } from './attempt.ts';
import { PACK, worth } from './pack.ts';
import { unseenOf } from './position.ts';
import type { BroomMove, BroomState } from './state.ts';

const hide = (cards: readonly Card[]): Card[] => cards.map(() => UNKNOWN);

/** What a seat knows: its own hand, the table, every pile (what was taken was seen), nothing of the stock. */
export function view(state: BroomState, seat: Seat): BroomState {
  return {
    ...state,
    chance: [],
    hands: state.hands.map((hand, i) => (i === seat ? hand : hide(hand))),
    stock: hide(state.stock),
  };
}

/** A world the view allows: unseen cards dealt to the hidden places. */
export function guess(state: BroomState, _seat: Seat, random: Random): BroomState {
  const cards = random.shuffle(unseenOf(state));
  const fill = (list: readonly Card[]): readonly Card[] =>
    list.includes(UNKNOWN) ? list.map((card) => (card === UNKNOWN ? (cards.pop() ?? UNKNOWN) : card)) : list;
  const hands = state.hands.map(fill);
  const taken = state.taken.map(fill);
  return { ...state, hands, taken, stock: fill(state.stock), chance: random.state() };
}

/** A try hangs on the mover's own hand: whether the card played is in it, and whether a taker stays. */
export function unseen(state: BroomState, seat: Seat, move: BroomMove): readonly Unseen<BroomState>[] {
  const hand = state.hands[seat] ?? [];
  const slots = hand.filter((card) => card === UNKNOWN).length;
  if (slots === 0) return [];
  const played = new Set(move.cards.filter((card) => !hand.includes(card)));
  const classes: CardClass[] = [...played].map((card) => ({
    cards: [card],
    asks: asking(seat, PACK.text(card)),
  }));
  const total = move.type === 'combine' ? made(attempt(state, seat, move)) : 0;
  const takers = PACK.cards.filter((card) => worth(card) === total && !played.has(card));
  if (total > 0 && takers.length > 0) {
    classes.push({ cards: takers, asks: asking(seat, article(total)) });
  }
  return [{ slots, pool: unseenOf(state), classes, fill: (world, cards) => fillHand(world, seat, cards) }];
}

function fillHand(state: BroomState, seat: Seat, cards: readonly Card[]): BroomState {
  const left = [...cards];
  const hands = state.hands.map((hand, i) =>
    i === seat ? hand.map((card) => (card === UNKNOWN ? (left.shift() ?? UNKNOWN) : card)) : hand,
  );
  return { ...state, hands };
}

function asking(seat: Seat, what: string): (name: Naming) => string {
  return (name) => {
    const who = name(seat);
    return `whether ${who} ${who === 'you' ? 'hold' : 'holds'} ${what}`;
  };
}

/** "a 6", "an ace", "the 20 joker": a card of that value. */
function article(value: number): string {
  if (value > 10) return `the ${value} joker`;
  return value === 1 ? 'an ace' : `${value === 8 ? 'an' : 'a'} ${RANKS[value - 1]}`;
}

import { type Card, UNKNOWN } from '../../cards/card.ts';
import type { Seat } from '../../game/game.ts';
import type { Random } from '../../random/random.ts';
import { unseenOf } from './position.ts';
import type { SixtyState } from './state.ts';

const hide = (cards: readonly Card[]): Card[] => cards.map(() => UNKNOWN);

/** What a seat knows: its own hand and what lies open; of penalty piles, its own too, only what they count. */
export function view(state: SixtyState, seat: Seat): SixtyState {
  return {
    ...state,
    chance: [],
    hands: state.hands.map((hand, i) => (i === seat ? hand : hide(hand))),
    deck: new Array<Card>(state.left).fill(UNKNOWN),
    penalty: state.penalty.map(hide),
  };
}

/** A world the view allows: unseen cards dealt to the hidden places. */
export function guess(state: SixtyState, _seat: Seat, random: Random): SixtyState {
  const cards = random.shuffle(unseenOf(state));
  const fill = (list: readonly Card[]): readonly Card[] =>
    list.includes(UNKNOWN) ? list.map((card) => (card === UNKNOWN ? (cards.pop() ?? UNKNOWN) : card)) : list;
  return {
    ...state,
    hands: state.hands.map(fill),
    discard: fill(state.discard),
    penalty: state.penalty.map(fill),
    deck: fill(state.deck),
    chance: random.state(),
  };
}

import { type Card, UNKNOWN } from '../../cards/card.ts';
import type { Seat } from '../../game/game.ts';
import { unseenCards } from '../../game/schema.ts';
import type { Random } from '../../random/random.ts';
import { PACK } from './pack.ts';
import { allCards, unseenGoalCards } from './position.ts';
import type { Pile, SpiteState } from './state.ts';

const hide = (pile: Pile): Pile => new Array<Card>(pile.length).fill(UNKNOWN);

function hideUnder(pile: Pile): Pile {
  const out = new Array<Card>(pile.length).fill(UNKNOWN);
  if (pile.length > 0) out[pile.length - 1] = pile[pile.length - 1] as Card;
  return out;
}

/** What a seat knows: its hand, and all that lies open. Nothing of the stock, nothing under a goal card. */
export function view(state: SpiteState, seat: Seat): SpiteState {
  return {
    ...state,
    chance: [],
    goal: state.goal.map(hideUnder),
    hands: state.hands.map((hand, i) => (i === seat ? hand : hide(hand))),
    stock: hide(state.stock),
  };
}

/** A world the view allows: goal cards from their own pack, then what is left wherever it fits. */
export function guess(state: SpiteState, _seat: Seat, random: Random): SpiteState {
  const goals = random.shuffle(unseenGoalCards(state));
  const fill = (pile: Pile, from: Card[]): Pile =>
    pile.includes(UNKNOWN) ? pile.map((card) => (card === UNKNOWN ? (from.pop() ?? UNKNOWN) : card)) : pile;
  const goal = state.goal.map((pile) => fill(pile, goals));
  const known = allCards({ ...state, goal }).filter((card) => card >= 0);
  const rest = random.shuffle(unseenCards(PACK, known));
  return {
    ...state,
    goal,
    hands: state.hands.map((pile) => fill(pile, rest)),
    side: state.side.map((piles) => piles.map((pile) => fill(pile, rest))),
    stock: fill(state.stock, rest),
    aside: fill(state.aside, rest),
    chance: random.state(),
  };
}

import { fillUnknown } from '../../../cards/unseen.ts';
import type { Seat } from '../../../game/seat.ts';
import type { Random } from '../../../random/random.ts';
import { FIELDS } from '../fields.ts';
import { unseenGoalCards } from '../play/cards.ts';
import type { SpiteState } from '../state.ts';

/** A world the view allows: goal cards from their own pack, then what is left wherever it fits. */
export function guess(state: SpiteState, seat: Seat, random: Random): SpiteState {
  const goals = random.shuffle(unseenGoalCards(state));
  const goal = state.goal.map((pile) => fillUnknown(pile, () => goals.pop()));
  return FIELDS.guess({ ...state, goal }, seat, random);
}

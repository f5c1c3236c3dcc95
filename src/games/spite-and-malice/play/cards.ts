import type { Card } from '../../../cards/card.ts';
import { FIELDS } from '../fields.ts';
import { JOKER } from '../pack.ts';
import type { SpiteState } from '../state.ts';

/** Cards that can still lie unseen in a goal pile: one of each, none that lies there already. */
export function unseenGoalCards(state: SpiteState): Card[] {
  const known = state.goal.flat();
  return [...new Set(FIELDS.unseen(state))].filter((card) => card < JOKER && !known.includes(card));
}

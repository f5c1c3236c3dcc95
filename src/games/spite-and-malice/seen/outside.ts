import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { FIELDS } from '../fields.ts';
import { unseenGoalCards } from '../play/cards.ts';
import type { SpiteState } from '../state.ts';

/** Cards that lie unseen in the goal piles. */
const unseenInGoals = ({ goal }: SpiteState): number =>
  goal.reduce((sum, pile) => sum + pile.filter((card) => card === UNKNOWN).length, 0);

/** What can lie unseen beside the goal piles. */
export interface Outside {
  /** Cards no goal pile needs. */
  readonly free: readonly Card[];
  /** The last copies of cards that goal piles may need. */
  readonly last: readonly Card[];
  /** So many of the last copies can lie beside the goal piles. */
  readonly spare: number;
}

export function unseenOutside(state: SpiteState): Outside {
  const goals = unseenGoalCards(state);
  const free = FIELDS.unseen(state);
  for (const card of goals) free.splice(free.indexOf(card), 1);
  return { free, last: goals, spare: goals.length - unseenInGoals(state) };
}

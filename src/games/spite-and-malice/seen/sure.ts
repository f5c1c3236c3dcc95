import type { Card } from '../../../cards/card.ts';
import { sureOf } from '../../../game/hand.ts';
import type { SpiteState } from '../state.ts';
import { guess } from './guess.ts';
import { unseenOutside } from './outside.ts';

const but = (cards: readonly Card[], card: Card): number => cards.filter((other) => other !== card).length;

function pool(state: SpiteState): readonly Card[] {
  const { free, last } = unseenOutside(state);
  return [...free, ...last];
}

/** Cards the goal piles may need lie in a hand only as far as these can spare them. */
export const sure = sureOf(guess, pool, (state) => {
  const { free, last, spare } = unseenOutside(state);
  return (card) => but(free, card) + Math.min(spare, but(last, card));
});

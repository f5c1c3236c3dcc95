import { agree, possessive } from '../../cards/grammar.ts';
import { countNoun, sentence } from '../../cards/words.ts';
import type { Count } from '../../game/count.ts';
import type { SpiteEvent, SpiteState } from './state.ts';

export const COUNT: Count<SpiteState, SpiteEvent> = {
  piles: ({ goal }) => goal.map((cards, side) => ({ side, cards, unit: 'card' })),
  result({ goal }, events, name) {
    const [mine = 0, theirs = 0] = goal.map((pile) => pile.length);
    if (mine === theirs) return `A draw: ${countNoun(mine, 'card')} left in each goal pile.`;
    const winner = mine < theirs ? 0 : 1;
    const [less, more] = [Math.min(mine, theirs), Math.max(mine, theirs)];
    const [who, other] = [name(winner), name(1 - winner)];
    const points = events.find((event) => event.kind === 'scored')?.points ?? 0;
    const worth = countNoun(points, 'point');
    return less === 0
      ? sentence(
          `${who} won by ${worth}: ${possessive(who)} goal pile is empty, and ${countNoun(more, 'card')} ${agree(more, 'are', 'is')} left in ${possessive(other)}.`,
        )
      : sentence(
          `${who} won by ${worth}: ${countNoun(less, 'card')} left in ${possessive(who)} goal pile against ${more}.`,
        );
  },
};

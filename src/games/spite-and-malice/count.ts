import { agree, possessive } from '../../cards/grammar.ts';
import { capitalize, countNoun } from '../../cards/words.ts';
import type { Count } from '../../game/count.ts';
import type { SpiteEvent, SpiteState } from './state.ts';

export const COUNT: Count<SpiteState, SpiteEvent> = {
  piles: ({ goal }) => goal.map((cards, side) => ({ side, cards, unit: 'card' })),
  result({ goal }, events, name) {
    const [firstLeft = 0, secondLeft = 0] = goal.map((pile) => pile.length);
    if (firstLeft === secondLeft) return `A draw: ${countNoun(firstLeft, 'card')} left in each goal pile.`;
    const winner = firstLeft < secondLeft ? 0 : 1;
    const [fewest, most] = [Math.min(firstLeft, secondLeft), Math.max(firstLeft, secondLeft)];
    const winnerName = name(winner);
    const points = events.find((event) => event.kind === 'scored')?.points ?? 0;
    const pointsText = countNoun(points, 'point');
    return fewest === 0
      ? capitalize(
          `${winnerName} won by ${pointsText}: ${possessive(winnerName)} goal pile is empty, and ${countNoun(most, 'card')} ${agree(most, 'are', 'is')} left in the other.`,
        )
      : capitalize(
          `${winnerName} won by ${pointsText}: ${countNoun(fewest, 'card')} left in ${possessive(winnerName)} goal pile against ${most}.`,
        );
  },
};

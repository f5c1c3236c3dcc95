import { countNoun, joinWords, sentence } from '../../cards/words.ts';
import type { Count } from '../../game/count.ts';
import type { LuckyEvent, LuckyState } from './state.ts';

export const COUNT: Count<LuckyState, LuckyEvent> = {
  piles: ({ hands }) => hands.map((cards, side) => ({ side, cards, unit: 'card' })),
  result({ hands, winners }, events, name) {
    const left = (seat: number): number => hands[seat]?.length ?? 0;
    const winnerNames = joinWords(winners.map(name));
    const others = hands
      .map((_, seat) => seat)
      .filter((seat) => !winners.includes(seat))
      .sort((a, b) => left(a) - left(b))
      .map((seat) => `${name(seat)} ${left(seat)}`);
    const leftText = `${joinWords(others)} left`;
    if (others.length === 0) return `The game was a draw, with ${countNoun(left(0), 'card')} each.`;
    if (events.some(({ kind }) => kind === 'out')) {
      return winners.length > 1
        ? `The game was a draw between ${winnerNames}, with no cards left; ${joinWords(others)}.`
        : sentence(`${winnerNames} won, with no cards left; ${joinWords(others)}.`);
    }
    const fewest = countNoun(left(winners[0] ?? 0), 'card');
    return winners.length > 1
      ? `The game was a draw between ${winnerNames}, with the fewest cards, ${fewest} each; ${leftText}.`
      : sentence(`${winnerNames} won with the fewest cards, ${fewest}; ${leftText}.`);
  },
};

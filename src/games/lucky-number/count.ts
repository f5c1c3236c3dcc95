import { capitalize, countNoun, joinWords } from '../../cards/words.ts';
import type { Count } from '../../game/count.ts';
import type { LuckyEvent, LuckyState } from './state.ts';

export const COUNT: Count<LuckyState, LuckyEvent> = {
  piles: ({ hands }) => hands.map((cards, side) => ({ side, cards, unit: 'card' })),
  result({ hands, winners }, events, name) {
    const handSize = (seat: number): number => hands[seat]?.length ?? 0;
    const winnerNames = joinWords(winners.map(name));
    const loserTexts = hands
      .map((_, seat) => seat)
      .filter((seat) => !winners.includes(seat))
      .sort((a, b) => handSize(a) - handSize(b))
      .map((seat) => `${name(seat)} ${handSize(seat)}`);
    const leftText = `${joinWords(loserTexts)} left`;
    if (loserTexts.length === 0) return `The game was a draw, with ${countNoun(handSize(0), 'card')} each.`;
    if (events.some(({ kind }) => kind === 'out')) {
      return winners.length > 1
        ? `The game was a draw between ${winnerNames}, with no cards left; ${joinWords(loserTexts)}.`
        : capitalize(`${winnerNames} won, with no cards left; ${joinWords(loserTexts)}.`);
    }
    const fewest = countNoun(handSize(winners[0] ?? 0), 'card');
    return winners.length > 1
      ? `The game was a draw between ${winnerNames}, with the fewest cards, ${fewest} each; ${leftText}.`
      : capitalize(`${winnerNames} won with the fewest cards, ${fewest}; ${leftText}.`);
  },
};

import { UNKNOWN } from '../../cards/card.ts';
import { capitalize, countNoun } from '../../cards/words.ts';
import type { Count } from '../../game/count.ts';
import { sideText } from '../../game/seat.ts';
import { resultText } from '../../mechanics/result.ts';
import type { CountedBid, PokexEvent, PokexState } from './state.ts';

/** Describes a counted bid: "made the bid of 3 with 4 tricks: 9 points". */
function bidText({ bid, taken, points }: CountedBid): string {
  if (taken >= bid) return `made the bid of ${bid} with ${countNoun(taken, 'trick')}: ${countNoun(points, 'point')}`;
  const lossText = points < 0 ? `${countNoun(-points, 'point')} lost` : 'nothing';
  return `missed the bid of ${bid} by ${countNoun(bid - taken, 'trick')}: ${lossText}`;
}

export const COUNT: Count<PokexState, PokexEvent> = {
  piles: ({ tricks }) => tricks.map((n, side) => ({ side, cards: new Array<number>(n).fill(UNKNOWN), unit: 'trick' })),
  result(_, events, name) {
    const names = [0, 1].map((side) => sideText(side, name));
    const gameOver = events.find((event) => event.kind === 'game-over');
    if (gameOver) return resultText({ sums: gameOver.totals, names, contest: 'the game' });
    const line = events.find((event) => event.kind === 'scored');
    if (!line) return '';
    return capitalize(`${names[line.side ?? 0]} ${bidText(line)}.`);
  },
};

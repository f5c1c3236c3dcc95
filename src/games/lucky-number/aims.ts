import { countNoun } from '../../cards/words.ts';
import { aimsOf, type PlayedTurn } from '../../game/aim.ts';
import type { Seat } from '../../game/seat.ts';
import { isSpecial } from './pack.ts';
import { type LuckyEvent, type LuckyMove, type LuckyState, laidCards } from './state.ts';

type LuckyStep = PlayedTurn<LuckyState, LuckyMove, LuckyEvent>;

const handSize = (state: LuckyState, seat: Seat): number => state.hands[seat]?.length ?? 0;

const ownTurns = (turns: readonly LuckyStep[], seat: Seat): readonly LuckyStep[] =>
  turns.filter((one) => one.seat === seat);

const combinedNumbers = (turns: readonly LuckyStep[], seat: Seat): readonly number[] =>
  ownTurns(turns, seat).flatMap(({ move }) => (move.type === 'combine' ? [laidCards(move).length] : []));

const cards = (n: number): string => countNoun(n, 'card');

export const AIMS = aimsOf<LuckyState, LuckyMove, LuckyEvent>([
  {
    id: 'lighter',
    title: 'Lighter every turn',
    theme: 'Fifteen cards are a handful. End with far fewer, whatever the others make you draw.',
    afterLesson: 'going-out',
    turns: 6,
    measureProgress: (turns, seat, start) =>
      Math.max(0, handSize(start, seat) - handSize(turns.at(-1)?.after ?? start, seat)),
    stars: [4, 6, 9],
    describeProgress: (n) => `${cards(n)} fewer`,
    resultKnown: 'last-turn',
  },
  {
    id: 'your-number',
    title: 'Your number comes up',
    theme:
      'Lay combinations that make your number, one after another. The number was random; what you make of it isn’t.',
    afterLesson: 'sets-and-runs',
    turns: 8,
    measureProgress: (turns, seat) => combinedNumbers(turns, seat).length,
    stars: [1, 2, 3],
    describeProgress: (n) => countNoun(n, 'combination'),
    maxProgress: 3,
  },
  {
    id: 'the-big-one',
    title: 'The big one',
    theme: 'Lay one combination, and make it as long as you can. Extra aces lengthen it, and each counts 1 or 12.',
    afterLesson: 'aces-and-your-number',
    options: { seats: 2 },
    turns: 5,
    measureProgress: (turns, seat) => Math.max(0, ...combinedNumbers(turns, seat)),
    stars: [3, 4, 5],
    describeProgress: (n) => (n === 0 ? 'no combination' : `a combination of ${n}`),
  },
  {
    id: 'make-them-draw',
    title: 'Make them draw',
    theme: 'Aces, jokers and combinations make the other players draw. It is better to give than to receive.',
    afterLesson: 'chains-and-twos',
    turns: 6,
    // Cards the opponents draw for debts.
    measureProgress: (turns, seat) =>
      turns
        .flatMap(({ events }) => events)
        .reduce((sum, one) => sum + (one.kind === 'drew-debt' && one.seat !== seat ? one.drawn : 0), 0),
    stars: [3, 6, 10],
    describeProgress: cards,
  },
  {
    id: 'all-the-tricks',
    title: 'Every trick in the hand',
    theme:
      'Lay aces, twos, sevens, eights, jacks, kings and jokers while they fit. They only work when laid one at a time.',
    afterLesson: 'seven-eight-jack-king',
    turns: 6,
    measureProgress: (turns, seat) =>
      ownTurns(turns, seat).filter(
        ({ move }) => move.type === 'lay' && move.cards.length === 1 && move.cards.every(isSpecial),
      ).length,
    stars: [2, 4, 5],
    describeProgress: (n) => countNoun(n, 'special card'),
  },
]);

import type { Card } from '../../cards/card.ts';
import { countNoun } from '../../cards/words.ts';
import { aimsOf, type PlayedTurn } from '../../game/aim.ts';
import type { Seat } from '../../game/seat.ts';
import { courtOf } from './pack.ts';
import { isSpade, POINT_CARDS } from './play/score.ts';
import { type BroomEvent, type BroomMove, type BroomState, isCombined } from './state.ts';

type BroomStep = PlayedTurn<BroomState, BroomMove, BroomEvent>;

/** Returns the cards a seat took in these turns, in the order of its takes. */
const cardsWon = (playedTurns: readonly BroomStep[], seat: Seat): readonly Card[] =>
  playedTurns.flatMap(({ events }) =>
    events.flatMap((event) => (event.kind === 'took' && event.seat === seat ? event.cards : [])),
  );

/** Returns the points a card scores by itself at the end of a session. */
const points = (card: Card): number =>
  (isSpade(card) ? 1 : 0) + (POINT_CARDS.find(([, one]) => one === card)?.[2] ?? 0);

const cards = (n: number): string => countNoun(n, 'card');

export const AIMS = aimsOf<BroomState, BroomMove, BroomEvent>([
  {
    id: 'points-first',
    title: 'Points before cards',
    theme: 'Take what is worth something: jokers, spades, the 10♦. A fat pile of red sixes won’t help you here.',
    afterLesson: 'what-it-is-worth',
    turns: 8,
    measureProgress: (playedTurns, seat) => cardsWon(playedTurns, seat).reduce((sum, card) => sum + points(card), 0),
    stars: [4, 6, 9],
    describeProgress: (n) => countNoun(n, 'point'),
  },
  {
    id: 'full-arms',
    title: 'An armful',
    theme: 'One card can take two groups, or five. Take as many cards as your arms will hold.',
    afterLesson: 'several-at-once',
    turns: 6,
    measureProgress: (playedTurns, seat) => cardsWon(playedTurns, seat).length,
    stars: [6, 9, 12],
    describeProgress: cards,
  },
  {
    id: 'courts-home',
    title: 'Bring the courts home',
    theme: 'Jacks, queens and kings go only with their own rank. Get yours before another player does.',
    afterLesson: 'courts',
    turns: 8,
    measureProgress: (playedTurns, seat) =>
      cardsWon(playedTurns, seat).filter((card) => courtOf(card) !== undefined).length,
    stars: [2, 3, 4],
    describeProgress: (n) => countNoun(n, 'court'),
  },
  {
    id: 'make-and-take',
    title: 'Make one and take it',
    theme: 'Lay a card onto a card, and come back for both. But Ann can reach them too.',
    afterLesson: 'making-one',
    bot: 'beginner',
    turns: 8,
    // Counts the combined cards that the seat both made and took.
    measureProgress: (playedTurns, seat) =>
      playedTurns
        .filter((one) => one.seat === seat && one.move.type === 'take')
        .flatMap(({ before, events }) => {
          const takenCards = cardsWon([{ events } as BroomStep], seat);
          return before.table.filter(
            (item) => isCombined(item.cards) && item.maker === seat && item.cards.every((c) => takenCards.includes(c)),
          );
        }).length,
    stars: [1, 2, 3],
    describeProgress: (n) => countNoun(n, 'combined card'),
    maxProgress: 1,
  },
  {
    id: 'thin-soup',
    title: 'Thin soup',
    theme: 'Leave nothing on the table that Ann can take. She will be polite about it, once.',
    afterLesson: 'what-to-put-down',
    turns: 7,
    // Counts the turns of all other seats without a take.
    measureProgress: (playedTurns, seat) =>
      playedTurns.filter(
        (playedTurn) => playedTurn.seat !== seat && !playedTurn.events.some(({ kind }) => kind === 'took'),
      ).length,
    stars: [2, 4, 5],
    describeProgress: (n) => countNoun(n, 'empty turn'),
    maxProgress: 1,
    resultKnown: 'answered',
  },
]);

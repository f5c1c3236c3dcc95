import { countNoun } from '../../cards/words.ts';
import { aimsOf, type PlayedTurn } from '../../game/aim.ts';
import type { Seat } from '../../game/seat.ts';
import { FULL_HEIGHT } from './pack.ts';
import type { SpiteEvent, SpiteMove, SpiteState } from './state.ts';

type SpiteStep = PlayedTurn<SpiteState, SpiteMove, SpiteEvent>;
type ToCentre = Extract<SpiteEvent, { kind: 'centre' }>;

const sentToCentre = (turns: readonly SpiteStep[], seat: Seat): readonly ToCentre[] =>
  turns.flatMap(({ events }) =>
    events.flatMap((event) => (event.kind === 'centre' && event.seat === seat ? [event] : [])),
  );

const countFromGoal = (turns: readonly SpiteStep[], seat: Seat): number =>
  sentToCentre(turns, seat).filter(({ from }) => from === 'goal').length;

/** Turns played before the mini-game begins, so that the side piles aren't empty. */
const MID_GAME_TURNS = 10;
const isMidGame = ({ turns }: SpiteState): boolean => turns >= MID_GAME_TURNS;

export const AIMS = aimsOf<SpiteState, SpiteMove, SpiteEvent>([
  {
    id: 'off-the-goal',
    title: 'Off the goal pile',
    theme: 'Only the goal pile wins the game. The rest is just very busy hands.',
    afterLesson: 'the-goal-card',
    turns: 6,
    measureProgress: countFromGoal,
    stars: [1, 2, 4],
    describeProgress: (n) => countNoun(n, 'goal card'),
  },
  {
    id: 'feed-the-centre',
    title: 'Feed the centre',
    theme: 'Five cards in hand, four piles to feed. Send as many cards as you can, from wherever you have them.',
    afterLesson: 'in-order',
    turns: 6,
    measureProgress: (turns, seat) => sentToCentre(turns, seat).length,
    stars: [6, 10, 13],
    describeProgress: (n) => countNoun(n, 'card'),
  },
  {
    id: 'clear-the-side',
    title: 'Clear the side',
    theme: 'Side piles are a promise to play the cards later. Later is now.',
    afterLesson: 'side-piles',
    turns: 6,
    begins: isMidGame,
    measureProgress: (turns, seat) => sentToCentre(turns, seat).filter(({ from }) => from === 'side').length,
    stars: [3, 5, 7],
    describeProgress: (n) => countNoun(n, 'side card'),
  },
  {
    id: 'close-with-a-king',
    title: 'Close with a king',
    theme: 'A complete pile leaves the table, and you both start again from the ace. Lay the king yourself.',
    afterLesson: 'jokers',
    turns: 7,
    begins: isMidGame,
    measureProgress: (turns, seat) =>
      sentToCentre(turns, seat).filter(({ height }) => height >= FULL_HEIGHT - 1).length,
    stars: [1, 2, 3],
    describeProgress: (n) => countNoun(n, 'queen or king', 'queens and kings'),
  },
  {
    id: 'stay-ahead',
    title: 'Stay ahead',
    theme: 'Every card you lay may be the step Ann needs. Play your goal cards, and don’t help her play hers.',
    afterLesson: 'ending-a-turn',
    turns: 5,
    begins: isMidGame,
    measureProgress: (turns, seat) => Math.max(0, countFromGoal(turns, seat) - countFromGoal(turns, 1 - seat)),
    stars: [1, 2, 3],
    describeProgress: (n) => `${countNoun(n, 'goal card')} ahead`,
    resultKnown: 'answered',
  },
]);

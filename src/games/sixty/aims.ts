import { countNoun } from '../../cards/words.ts';
import { aimsOf, type PlayedTurn } from '../../game/aim.ts';
import type { Seat } from '../../game/seat.ts';
import { pointsOf } from './pack.ts';
import { playedCards, type SixtyEvent, type SixtyMove, type SixtyState } from './state.ts';

type SixtyStep = PlayedTurn<SixtyState, SixtyMove, SixtyEvent>;

const ownTurns = (turns: readonly SixtyStep[], seat: Seat): readonly SixtyStep[] =>
  turns.filter((one) => one.seat === seat);

/** Points of the cards added during these turns to the penalty piles of all seats that `includesSeat` accepts. */
const addedPenaltyPoints = (turns: readonly SixtyStep[], includesSeat: (seat: Seat) => boolean): number =>
  turns.reduce((sum, { before, after }) => {
    const addedCards = after.penalty.flatMap((pile, seat) =>
      includesSeat(seat) ? pile.slice(before.penalty[seat]?.length ?? 0) : [],
    );
    return sum + addedCards.reduce((points, card) => points + pointsOf(card), 0);
  }, 0);

export const AIMS = aimsOf<SixtyState, SixtyMove, SixtyEvent>([
  {
    id: 'strike-back',
    title: 'Strike back',
    theme: 'Beat the attacks on you, and attack in turn. Only you will enjoy it.',
    afterLesson: 'beat-and-strike-back',
    turns: 6,
    measureProgress: (turns, seat) => ownTurns(turns, seat).filter(({ move }) => move.type === 'beat').length,
    stars: [1, 3, 4],
    describeProgress: (progress) => `${progress} beaten`,
  },
  {
    id: 'somebody-elses',
    title: 'Somebody else’s trouble',
    theme: 'Make the other players’ penalty piles grow. Look innocent.',
    afterLesson: 'somebody-elses-trouble',
    turns: 7,
    measureProgress: (turns, seat) => addedPenaltyPoints(turns, (one) => one !== seat),
    stars: [30, 50, 80],
    describeProgress: (progress) => countNoun(progress, 'point'),
  },
  {
    id: 'in-company',
    title: 'Several at a time',
    theme: 'Play several cards of one number together. Five 3s played one by one frighten nobody.',
    afterLesson: 'throw-in-company',
    turns: 6,
    measureProgress: (turns, seat) =>
      ownTurns(turns, seat).reduce((sum, { move }) => sum + playedCards(move).length, 0),
    stars: [10, 13, 16],
    describeProgress: (progress) => countNoun(progress, 'card'),
  },
  {
    id: 'out-of-the-hat',
    title: 'Out of the hat',
    theme: 'Jokers answer when numbers can’t. Left in your hand they cost 60 each, so play them in time.',
    afterLesson: 'out-of-the-hat',
    turns: 7,
    measureProgress: (turns, seat) => ownTurns(turns, seat).filter(({ move }) => move.type === 'joker').length,
    stars: [1, 2, 3],
    describeProgress: (progress) => countNoun(progress, 'joker'),
    maxProgress: 2,
  },
  {
    id: 'pass-it-on',
    title: 'Pass it on',
    theme: 'Add a card of the same number, and the attack is your neighbour’s problem. Manners are for other games.',
    afterLesson: 'i-take-them',
    options: { seats: 4 },
    turns: 7,
    measureProgress: (turns, seat) => ownTurns(turns, seat).filter(({ move }) => move.type === 'pass-on').length,
    stars: [1, 2, 3],
    describeProgress: (progress) => `${progress} passed on`,
  },
]);

import { countNoun } from '../../cards/words.ts';
import { aimsOf, type PlayedTurn } from '../../game/aim.ts';
import type { Seat } from '../../game/seat.ts';
import { type PokexEvent, type PokexMove, type PokexState, sideOf, TRICKS } from './state.ts';

type PokexStep = PlayedTurn<PokexState, PokexMove, PokexEvent>;

/** Tricks a side has won since the mini-game began. */
const countTricks = (took: readonly PokexStep[], side: number): number =>
  took.flatMap(({ events }) => events).filter((one) => one.kind === 'trick' && one.side === side).length;

/** Whether a deal is before its first card and a side has bid this many tricks. */
const bidBy =
  (mine: boolean, wanted: number) =>
  ({ phase, played, laid, declarer, bid }: PokexState, seat: Seat): boolean =>
    phase === 'play' &&
    played === 0 &&
    laid.length < 4 &&
    declarer !== null &&
    (sideOf(declarer) === sideOf(seat)) === mine &&
    bid === wanted;

/** Six pairs: a whole deal. */
const DEAL = { turns: TRICKS, turnUnit: 'move', maxProgress: 1, resultKnown: 'answered' } as const;
const says = (n: number): string => countNoun(n, 'trick');

export const AIMS = aimsOf<PokexState, PokexMove, PokexEvent>([
  {
    ...DEAL,
    id: 'make-four',
    title: 'Make your four',
    theme: 'Your side has bid four. You can see the whole row, so plan which tricks you can do without.',
    after: 'bidding',
    begins: bidBy(true, 4),
    measureProgress: (took, seat) => countTricks(took, sideOf(seat)),
    stars: [2, 3, 4],
    describeProgress: says,
  },
  {
    ...DEAL,
    id: 'a-dear-five',
    title: 'A costly five',
    theme: 'Your side has bid five. One of you got carried away, and now you have to play it.',
    after: 'the-count',
    begins: bidBy(true, 5),
    measureProgress: (took, seat) => countTricks(took, sideOf(seat)),
    stars: [3, 4, 5],
    describeProgress: says,
  },
  {
    ...DEAL,
    id: 'spoil-their-four',
    title: 'Spoil their four',
    theme: 'They have bid four, and they look pleased. Take three tricks, and they score nothing.',
    after: 'the-row',
    begins: bidBy(false, 4),
    measureProgress: (took, seat) => countTricks(took, sideOf(seat)),
    stars: [1, 2, 3],
    describeProgress: says,
  },
  {
    ...DEAL,
    id: 'losing-on-purpose',
    title: 'Losing on purpose',
    theme: 'Lose as many tricks as you can. Your partner doesn’t know, which is half the fun.',
    after: 'one-trick',
    begins: ({ phase, played }) => phase === 'play' && played === 0,
    measureProgress: (took, seat) => countTricks(took, 1 - sideOf(seat)),
    stars: [3, 4, 5],
    describeProgress: (n) => `${countNoun(n, 'trick')} lost`,
  },
  {
    ...DEAL,
    id: 'no-more-no-less',
    title: 'No more, no less',
    theme:
      'Share the tricks exactly, three for each side. To be fair, you may have to lose a trick you could win.',
    after: 'before-the-first-card',
    begins: ({ phase, played }) => phase === 'play' && played === 0,
    // Distance to three tricks.
    measureProgress: (took, seat) => {
      const mine = countTricks(took, sideOf(seat));
      return Math.min(mine, TRICKS - mine);
    },
    stars: [1, 2, 3],
    describeProgress: (n) => `${countNoun(n, 'trick')} each`,
  },
]);

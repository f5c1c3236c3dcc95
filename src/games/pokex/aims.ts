import { countNoun } from '../../cards/words.ts';
import { aimsOf, type PlayedTurn } from '../../game/aim.ts';
import type { Seat } from '../../game/seat.ts';
import { type PokexEvent, type PokexMove, type PokexState, sideOf, TRICKS } from './state.ts';

type PokexStep = PlayedTurn<PokexState, PokexMove, PokexEvent>;

/** Counts the tricks a side won in these turns. */
const countTricks = (playedTurns: readonly PokexStep[], side: number): number =>
  playedTurns.flatMap(({ events }) => events).filter((one) => one.kind === 'trick' && one.side === side).length;

/**
 * Returns a test: no trick is finished, and the seat's own or the other side plays a bid of this many
 * tricks.
 */
const hasSideBid =
  (isOwnSide: boolean, tricks: number) =>
  ({ phase, played, laid, declarer, bid }: PokexState, seat: Seat): boolean =>
    phase === 'play' &&
    played === 0 &&
    laid.length < 4 &&
    declarer !== null &&
    (sideOf(declarer) === sideOf(seat)) === isOwnSide &&
    bid === tricks;

/** Settings of a mini-game over a whole deal, in which the seat lays six pairs. */
const DEAL_SETTINGS = { turns: TRICKS, turnUnit: 'move', maxProgress: 1, resultKnown: 'answered' } as const;
const tricksText = (n: number): string => countNoun(n, 'trick');

export const AIMS = aimsOf<PokexState, PokexMove, PokexEvent>([
  {
    ...DEAL_SETTINGS,
    id: 'make-four',
    title: 'Make your four',
    theme: 'Your side has bid four. You can see the whole row, so plan which tricks you can do without.',
    afterLesson: 'bidding',
    begins: hasSideBid(true, 4),
    measureProgress: (playedTurns, seat) => countTricks(playedTurns, sideOf(seat)),
    stars: [2, 3, 4],
    describeProgress: tricksText,
  },
  {
    ...DEAL_SETTINGS,
    id: 'a-dear-five',
    title: 'A costly five',
    theme: 'Your side has bid five. One of you got carried away, and now you have to play it.',
    afterLesson: 'the-count',
    begins: hasSideBid(true, 5),
    measureProgress: (playedTurns, seat) => countTricks(playedTurns, sideOf(seat)),
    stars: [3, 4, 5],
    describeProgress: tricksText,
  },
  {
    ...DEAL_SETTINGS,
    id: 'spoil-their-four',
    title: 'Spoil their four',
    theme: 'They have bid four, and they look pleased. Take three tricks, and they score nothing.',
    afterLesson: 'the-row',
    begins: hasSideBid(false, 4),
    measureProgress: (playedTurns, seat) => countTricks(playedTurns, sideOf(seat)),
    stars: [1, 2, 3],
    describeProgress: tricksText,
  },
  {
    ...DEAL_SETTINGS,
    id: 'losing-on-purpose',
    title: 'Losing on purpose',
    theme: 'Lose as many tricks as you can. Your partner doesn’t know, which is half the fun.',
    afterLesson: 'one-trick',
    begins: ({ phase, played }) => phase === 'play' && played === 0,
    measureProgress: (playedTurns, seat) => countTricks(playedTurns, 1 - sideOf(seat)),
    stars: [3, 4, 5],
    describeProgress: (n) => `${countNoun(n, 'trick')} lost`,
  },
  {
    ...DEAL_SETTINGS,
    id: 'no-more-no-less',
    title: 'No more, no less',
    theme: 'Share the tricks exactly, three for each side. To be fair, you may have to lose a trick you could win.',
    afterLesson: 'before-the-first-card',
    begins: ({ phase, played }) => phase === 'play' && played === 0,
    // The smaller number of tricks of the two sides; 3 means they share the tricks exactly.
    measureProgress: (playedTurns, seat) => {
      const ownTricks = countTricks(playedTurns, sideOf(seat));
      return Math.min(ownTricks, TRICKS - ownTricks);
    },
    stars: [1, 2, 3],
    describeProgress: (n) => `${countNoun(n, 'trick')} each`,
  },
]);

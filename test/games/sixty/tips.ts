import { isJoker } from '../../../src/games/sixty/pack.ts';
import { playedCards, type SixtyMove, type SixtyState } from '../../../src/games/sixty/state.ts';
import type { Tips } from '../../bench/tip.ts';

const number = (move: SixtyMove): number => playedCards(move)[0] as number;
const size = (move: SixtyMove): number => playedCards(move).length;

/** The moves of highest value. */
function movesOfHighest(moves: readonly SixtyMove[], value: (move: SixtyMove) => number): readonly SixtyMove[] {
  const top = Math.max(...moves.map(value));
  return moves.filter((move) => value(move) === top);
}

/** Attacks with the move of highest value, while there is a deck. */
const attacking =
  (value: (move: SixtyMove) => number) =>
  (moves: readonly SixtyMove[], view: SixtyState): readonly SixtyMove[] =>
    view.attack.length === 0 && view.left > 0 ? movesOfHighest(moves, value) : [];

/** Does this if both passing on and beating are possible. */
const answering =
  (chosenType: SixtyMove['type']) =>
  (moves: readonly SixtyMove[]): readonly SixtyMove[] =>
    ['pass-on', 'beat'].every((type) => moves.some((move) => move.type === type))
      ? moves.filter(({ type }) => type === chosenType)
      : [];

const SEATS = [2, 3, 4];

/** What the strategy page recommends or advises against; a game is one round, and another after a tie. */
export const tips: Tips<SixtyState, SixtyMove> = {
  each: 'round',
  options: { rounds: 1 },
  habits: {
    'smallest-first': {
      does: 'attacks with all cards of the smallest number while there is a deck',
      seats: SEATS,
      filter: attacking((move) => size(move) - 100 * number(move)),
    },
    'biggest-first': {
      does: 'attacks with all cards of the biggest number while there is a deck',
      seats: SEATS,
      filter: attacking((move) => size(move) + 100 * number(move)),
    },
    'most-of-a-number': {
      does: 'attacks with the number it holds most of while there is a deck',
      seats: SEATS,
      filter: attacking((move) => 100 * size(move) - number(move)),
    },
    'passes-on': {
      does: 'passes on wherever both passing on and beating are possible',
      seats: SEATS,
      filter: answering('pass-on'),
    },
    beats: {
      does: 'beats wherever both passing on and beating are possible',
      seats: SEATS,
      filter: answering('beat'),
    },
    'jokers-last': {
      does: 'plays a joker only when nothing else is left',
      seats: SEATS,
      filter: (moves, { hands }, seat) =>
        hands[seat]?.some(isJoker) ? moves.filter(({ type }) => type !== 'joker') : [],
    },
  },
};

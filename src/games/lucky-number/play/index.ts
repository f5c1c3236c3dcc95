import { playOf } from '../../../game/play.ts';
import { FIELDS } from '../fields.ts';
import { attempt } from '../rules/attempt.ts';
import { asked } from '../state.ts';
import { deal, opening } from './deal.ts';
import { moves, withWild } from './moves.ts';
import { outcome } from './outcome.ts';
import { tries } from './tries.ts';
import { play } from './turn.ts';

export const PLAY = playOf(FIELDS, {
  deal,
  opening,
  turn: (state) => asked(state) ?? state.turn,
  moves,
  tries,
  withWild,
  attempt,
  play,
  outcome,
  // Nothing is added up in a game of one deal; what counts in the end is how many cards are left.
  scores: (state) => state.hands.map(() => 0),
  // A turn is a draw and what is laid then, and whoever holds the same card may be asked about it once.
  bound: ({ turnCap }) => 3 * (turnCap || Infinity),
});

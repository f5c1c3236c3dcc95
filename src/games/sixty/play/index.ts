import { playOf } from '../../../game/play.ts';
import { FIELDS } from '../fields.ts';
import { PACK } from '../pack.ts';
import { describeAttempt } from '../rules/attempt.ts';
import { deal, opening } from './deal.ts';
import { moves, withWild } from './moves.ts';
import { outcome } from './round.ts';
import { TIE_ROUNDS } from './score.ts';
import { tries } from './tries.ts';
import { closing, play } from './turn.ts';

export const PLAY = playOf(FIELDS, {
  deal,
  opening,
  moves,
  tries,
  withWild,
  attempt: describeAttempt,
  play,
  closing,
  outcome,
  scores: (state) => state.totals,
  // Upper bound of moves: a round plays each card at most once and takes each attack once.
  bound: ({ rounds }) => 2 * PACK.size * (rounds + TIE_ROUNDS),
});

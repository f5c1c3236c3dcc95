import { playOf } from '../../../game/play.ts';
import { FIELDS } from '../fields.ts';
import { describeAttempt } from '../rules/attempt.ts';
import { deal } from './deal.ts';
import { moves } from './moves.ts';
import { tries } from './tries.ts';
import { closing, outcome, play } from './turn.ts';

export const PLAY = playOf(FIELDS, {
  deal,
  moves,
  tries,
  attempt: describeAttempt,
  play,
  closing,
  outcome,
  scores: (state) => state.scores,
  // 48 cards are played in a session; without a session cap a tie may last for ever.
  bound: ({ sessionCap }) => 48 * (sessionCap || Infinity),
});

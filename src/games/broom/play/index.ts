import { playOf } from '../../../game/play.ts';
import { FIELDS } from '../fields.ts';
import { attempt } from '../rules/attempt.ts';
import { deal } from './deal.ts';
import { moves } from './moves.ts';
import { tries } from './tries.ts';
import { closing, outcome, play } from './turn.ts';

export const PLAY = playOf(FIELDS, {
  deal,
  moves,
  tries,
  attempt,
  play,
  closing,
  outcome,
  scores: (state) => state.scores,
  // 48 cards are played in a session of two, three or four; without a cap of sessions a lead may stay shared for ever.
  bound: ({ sessionCap }) => 48 * (sessionCap || Infinity),
});

import { playOf } from '../../../game/play.ts';
import { FIELDS } from '../fields.ts';
import { attempt } from '../rules/attempt.ts';
import { deal } from './deal.ts';
import { moves } from './moves.ts';
import { tries } from './tries.ts';
import { closing, outcome, play } from './turn.ts';
import { under } from './under.ts';

export const PLAY = playOf(FIELDS, {
  deal,
  moves,
  tries,
  attempt,
  play,
  closing,
  under,
  outcome,
  scores: (state) => state.scores,
  // A deal is at most nine words, a naming and 24 lays; without a cap of deals bids may fail for ever.
  bound: ({ dealCap }) => 34 * (dealCap || Infinity),
});

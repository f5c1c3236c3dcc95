import { playOf } from '../../../game/play.ts';
import { FIELDS } from '../fields.ts';
import type { PokexOptions } from '../options.ts';
import { describeAttempt } from '../rules/attempt.ts';
import { layOrder, type PokexState, seatAfter, sideOf } from '../state.ts';
import { deal } from './deal.ts';
import { moves } from './moves.ts';
import { tries } from './tries.ts';
import { closing, outcome, play } from './turn.ts';

/** Leader of the trick under other options; undefined if it depends on tricks the state doesn't hold. */
function leaderUnder(state: PokexState, { lead }: PokexOptions): number | null | undefined {
  const { leader, declarer, played, tricks } = state;
  if (leader === null || declarer === null || played === 0 || lead === state.options.lead) return leader;
  if (lead === 'rotate') return seatAfter(declarer, played);
  if (played > 1) return undefined;
  const winner = tricks.findIndex((count) => count > 0);
  if (winner < 0 || winner === sideOf(declarer)) return declarer;
  // In either order, the player left of the leader lays before the one on the right.
  return seatAfter(declarer);
}

/**
 * The same position under other house rules, with their leader and order of play; undefined if the trick can't have
 * been laid in that order.
 */
export function withOptions(state: PokexState, options: PokexOptions): PokexState | undefined {
  if (state.phase !== 'play') return { ...state, options };
  const leader = leaderUnder(state, options);
  if (leader === undefined) return undefined;
  if (leader === null || (leader === state.leader && options.order === state.options.order)) {
    return { ...state, options };
  }
  const order = layOrder({ options }, leader);
  if (state.laid.some(({ seat }, index) => seat !== order[index])) return undefined;
  return { ...state, options, leader, turn: order[state.laid.length] ?? null };
}

export const PLAY = playOf(FIELDS, {
  deal,
  moves,
  tries,
  attempt: describeAttempt,
  play,
  closing,
  withOptions,
  outcome,
  scores: (state) => state.scores,
  // A deal has at most nine bids and passes, one naming and 24 lays; without a deal cap, bids may fail for ever.
  bound: ({ dealCap }) => 34 * (dealCap || Infinity),
});

import type { Play } from '../../../game/play.ts';
import type { BroomEvent } from '../events.ts';
import { FIELDS } from '../fields.ts';
import type { BroomOptions } from '../options.ts';
import { type Attempt, attempt } from '../rules/attempt.ts';
import type { BroomMove, BroomState } from '../state.ts';
import { deal } from './deal.ts';
import { moves } from './moves.ts';
import { tries } from './tries.ts';
import { outcome, play } from './turn.ts';

export const PLAY: Play<BroomOptions, BroomState, BroomMove, Attempt, BroomEvent> = {
  deal,
  turn: (state) => state.turn,
  moves,
  tries,
  kindOf: ({ type }) => type,
  attempt,
  play,
  outcome,
  scores: (state) => state.scores,
  cards: FIELDS.cards,
  // 48 cards are played in a session of two, three or four; the site's cap of sessions ends the rest.
  bound: 48 * 60,
};

import type { Play } from '../../../game/play.ts';
import type { SixtyEvent } from '../events.ts';
import { FIELDS } from '../fields.ts';
import type { SixtyOptions } from '../options.ts';
import { PACK } from '../pack.ts';
import { type Attempt, attempt } from '../rules/attempt.ts';
import type { SixtyMove, SixtyState } from '../state.ts';
import { deal, opening } from './deal.ts';
import { moves } from './moves.ts';
import { outcome } from './round.ts';
import { tries } from './tries.ts';
import { play } from './turn.ts';

export const PLAY: Play<SixtyOptions, SixtyState, SixtyMove, Attempt, SixtyEvent> = {
  deal,
  opening,
  turn: (state) => state.turn,
  moves,
  tries,
  kindOf: ({ type }) => type,
  attempt,
  play,
  outcome,
  scores: (state) => state.totals,
  cards: FIELDS.cards,
  // Every card is played once at most and every attack taken once; ten rounds, and ten more for a tie.
  bound: 2 * PACK.size * 20,
};

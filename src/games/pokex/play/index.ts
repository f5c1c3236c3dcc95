import type { Play } from '../../../game/play.ts';
import type { PokexEvent } from '../events.ts';
import { FIELDS } from '../fields.ts';
import type { PokexOptions } from '../options.ts';
import { type Attempt, attempt } from '../rules/attempt.ts';
import type { PokexMove, PokexState } from '../state.ts';
import { deal } from './deal.ts';
import { moves } from './moves.ts';
import { tries } from './tries.ts';
import { outcome, play } from './turn.ts';

export const PLAY: Play<PokexOptions, PokexState, PokexMove, Attempt, PokexEvent> = {
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
  // A deal is at most nine words, a naming and 24 lays; the site's cap of deals ends the rest.
  bound: 34 * 100,
};

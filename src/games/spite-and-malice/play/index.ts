import type { Play } from '../../../game/play.ts';
import type { SpiteEvent } from '../events.ts';
import { FIELDS } from '../fields.ts';
import type { SpiteOptions } from '../options.ts';
import { type Attempt, attempt } from '../rules/attempt.ts';
import type { SpiteMove, SpiteState } from '../state.ts';
import { deal, opening } from './deal.ts';
import { kindOf } from './kind.ts';
import { moves } from './moves.ts';
import { outcome, scores } from './settle.ts';
import { tries } from './tries.ts';
import { play } from './turn.ts';

export const PLAY: Play<SpiteOptions, SpiteState, SpiteMove, Attempt, SpiteEvent> = {
  deal,
  opening,
  turn: (state) => state.turn,
  moves,
  tries,
  kindOf,
  attempt,
  play,
  outcome,
  scores,
  cards: FIELDS.cards,
  bound: 40_000,
};

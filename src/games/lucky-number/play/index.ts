import type { Play } from '../../../game/play.ts';
import type { LuckyEvent } from '../events.ts';
import { FIELDS } from '../fields.ts';
import type { LuckyOptions } from '../options.ts';
import { type Attempt, attempt } from '../rules/attempt.ts';
import { asked, type LuckyMove, type LuckyState } from '../state.ts';
import { deal, opening } from './deal.ts';
import { moves } from './moves.ts';
import { outcome } from './outcome.ts';
import { tries } from './tries.ts';
import { play } from './turn.ts';

export const PLAY: Play<LuckyOptions, LuckyState, LuckyMove, Attempt, LuckyEvent> = {
  deal,
  opening,
  turn: (state) => asked(state) ?? state.turn,
  moves,
  tries,
  kindOf: ({ type }) => type,
  attempt,
  play,
  outcome,
  // Nothing is added up in a game of one deal; what counts in the end is how many cards are left.
  scores: (state) => state.hands.map(() => 0),
  cards: FIELDS.cards,
  // A turn is a draw and a pass at most, and every card laid may be asked about once.
  bound: 5000 * 3,
};

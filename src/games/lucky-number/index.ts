import type { Game, Seat } from '../../game/game.ts';
import { type Attempt, attempt } from './attempt.ts';
import { rate } from './bot.ts';
import { advise } from './coach.ts';
import { deal, opening } from './deal.ts';
import { DESK } from './desk.ts';
import { outcome } from './ending.ts';
import { face } from './faces.ts';
import { cardsOf, key } from './key.ts';
import { moves } from './moves.ts';
import { type LuckyOptions, OPTIONS } from './options.ts';
import { PACK } from './pack.ts';
import { allCards } from './position.ts';
import { propose } from './propose.ts';
import { reckon } from './reckon.ts';
import { RULES } from './rules/index.ts';
import { asked, type LuckyMove, type LuckyState } from './state.ts';
import { describe, question, tell, window } from './tell.ts';
import { tries } from './tries.ts';
import { play } from './turn.ts';
import { guess, unseen, view } from './view.ts';
import { WIRE } from './wire.ts';
import { glance, picksOf, zones } from './zones.ts';

/** Combinations run into thousands with many aces in hand; a bot looks at so many. */
const GLANCE = 100;

export const game: Game<LuckyOptions, LuckyState, LuckyMove, Attempt> = {
  id: 'lucky-number',
  name: 'Lucky Number',
  pack: PACK,
  options: OPTIONS,
  rules: RULES,
  wire: WIRE,
  desk: DESK,
  // A turn is a draw and a pass at most, and every card laid may be asked about once.
  bound: 5000 * 3,
  deal,
  opening,
  turn: (state) => asked(state) ?? state.turn,
  outOfTurn: ({ type }) => type === 'jump' || type === 'decline',
  question,
  window,
  moves,
  worthTrying: (state: LuckyState, seat: Seat) => moves(state, seat, GLANCE),
  tries,
  attempt,
  play,
  tell,
  describe,
  key,
  cardsOf,
  view,
  guess,
  unseen,
  cards: allCards,
  outcome,
  // Nothing is added up in a game of one deal; what counts in the end is how many cards are left.
  scores: (state) => state.hands.map(() => 0),
  standing: ({ lucky }, seat) => `number ${lucky[seat] ?? '?'}`,
  glance,
  rate,
  advise,
  zones,
  propose,
  reckon,
  picksOf,
  face,
};

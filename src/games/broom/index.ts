import type { Card } from '../../cards/card.ts';
import type { Game, Seat } from '../../game/game.ts';
import { type Attempt, attempt } from './attempt.ts';
import { rate } from './bot.ts';
import { advise } from './coach.ts';
import { deal } from './deal.ts';
import { DESK } from './desk.ts';
import { FACES } from './faces.ts';
import { cardsOf, key } from './key.ts';
import { moves } from './moves.ts';
import { type BroomOptions, OPTIONS } from './options.ts';
import { PACK } from './pack.ts';
import { allCards } from './position.ts';
import { propose } from './propose.ts';
import { RULES } from './rules/index.ts';
import type { BroomMove, BroomState } from './state.ts';
import { describe, tell } from './tell.ts';
import { tries } from './tries.ts';
import { outcome, play } from './turn.ts';
import { guess, unseen, view } from './view.ts';
import { WIRE } from './wire.ts';
import { picksOf, zones } from './zones.ts';

/** Takes on a full table run into thousands; a bot looks at so many of each kind with each card. */
const GLANCE = 150;

export const game: Game<BroomOptions, BroomState, BroomMove, Attempt> = {
  id: 'broom',
  name: 'Broom',
  pack: PACK,
  options: OPTIONS,
  rules: RULES,
  wire: WIRE,
  desk: DESK,
  // 48 cards are played in a session of two, three or four; the site's cap of sessions ends the rest.
  bound: 48 * 60,
  deal,
  turn: (state) => state.turn,
  moves,
  worthTrying: (state: BroomState, seat: Seat) => moves(state, seat, GLANCE),
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
  scores: (state) => state.scores,
  rate,
  advise,
  zones,
  propose,
  picksOf,
  face: (card: Card) => FACES[PACK.code(card)],
};

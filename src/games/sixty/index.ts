import type { Game } from '../../game/game.ts';
import { type Attempt, attempt } from './attempt.ts';
import { rate } from './bot.ts';
import { advise } from './coach.ts';
import { deal, opening } from './deal.ts';
import { DESK } from './desk.ts';
import { face } from './faces.ts';
import { cardsOf, key } from './key.ts';
import { moves } from './moves.ts';
import { OPTIONS, type SixtyOptions } from './options.ts';
import { PACK } from './pack.ts';
import { allCards } from './position.ts';
import { propose } from './propose.ts';
import { reckon } from './reckon.ts';
import { outcome } from './round.ts';
import { RULES } from './rules/index.ts';
import type { SixtyMove, SixtyState } from './state.ts';
import { describe, tell } from './tell.ts';
import { tries } from './tries.ts';
import { play } from './turn.ts';
import { unseen } from './unseen.ts';
import { guess, view } from './view.ts';
import { WIRE } from './wire.ts';
import { picksOf, standing, zones } from './zones.ts';

export const game: Game<SixtyOptions, SixtyState, SixtyMove, Attempt> = {
  id: 'sixty',
  name: 'Sixty',
  pack: PACK,
  options: OPTIONS,
  rules: RULES,
  wire: WIRE,
  desk: DESK,
  // Every card is played once at most and every attack taken once; ten rounds, and ten more for a tie.
  bound: 2 * PACK.size * 20,
  deal,
  opening,
  turn: (state) => state.turn,
  moves,
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
  scores: (state) => state.totals,
  standing,
  rate,
  advise,
  zones,
  propose,
  reckon,
  picksOf,
  face,
};

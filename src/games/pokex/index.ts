import type { Game } from '../../game/game.ts';
import { type Attempt, attempt } from './attempt.ts';
import { rate } from './bot.ts';
import { advise } from './coach.ts';
import { deal } from './deal.ts';
import { DESK } from './desk.ts';
import { worthTrying } from './estimate.ts';
import { face } from './faces.ts';
import { cardsOf, key } from './key.ts';
import { moves } from './moves.ts';
import { OPTIONS, type PokexOptions } from './options.ts';
import { PACK } from './pack.ts';
import { propose } from './propose.ts';
import { RULES } from './rules/index.ts';
import { standing } from './standing.ts';
import type { PokexMove, PokexState } from './state.ts';
import { describe, tell } from './tell.ts';
import { tries } from './tries.ts';
import { outcome, play } from './turn.ts';
import { allCards } from './unseen.ts';
import { guess, unseen, view } from './view.ts';
import { WIRE } from './wire.ts';
import { picksOf, zones } from './zones.ts';

export const game: Game<PokexOptions, PokexState, PokexMove, Attempt> = {
  id: 'pokex',
  name: 'Pokex',
  pack: PACK,
  options: OPTIONS,
  rules: RULES,
  wire: WIRE,
  desk: DESK,
  // A deal is at most nine words, a naming and 24 lays; the site's cap of deals ends the rest.
  bound: 34 * 100,
  deal,
  turn: (state) => state.turn,
  moves,
  worthTrying,
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
  standing,
  rate,
  advise,
  zones,
  propose,
  picksOf,
  face,
};

import type { Card } from '../../cards/card.ts';
import type { Game } from '../../game/game.ts';
import { type Attempt, attempt } from './attempt.ts';
import { rate } from './bot.ts';
import { advise } from './coach.ts';
import { deal, opening } from './deal.ts';
import { DESK } from './desk.ts';
import { FACES } from './faces.ts';
import { cardsOf, key, kindOf } from './key.ts';
import { moves } from './moves.ts';
import { OPTIONS, type SpiteOptions } from './options.ts';
import { PACK } from './pack.ts';
import { allCards } from './position.ts';
import { propose, touch } from './propose.ts';
import { RULES } from './rules/index.ts';
import { outcome, scores } from './settle.ts';
import type { SpiteMove, SpiteState } from './state.ts';
import { describe, tell } from './tell.ts';
import { tries } from './tries.ts';
import { play } from './turn.ts';
import { unseen } from './unseen.ts';
import { guess, view } from './view.ts';
import { WIRE } from './wire.ts';
import { picksOf, zones } from './zones.ts';

export const game: Game<SpiteOptions, SpiteState, SpiteMove, Attempt> = {
  id: 'spite-and-malice',
  name: 'Spite and Malice',
  pack: PACK,
  options: OPTIONS,
  rules: RULES,
  wire: WIRE,
  desk: DESK,
  bound: 40_000,
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
  kindOf,
  cardsOf,
  view,
  guess,
  unseen,
  cards: allCards,
  outcome,
  scores,
  standing: ({ goal }, seat) => String(goal[seat]?.length ?? 0),
  rate,
  advise,
  zones,
  touch,
  propose,
  picksOf,
  face: (card: Card) => FACES[PACK.code(card)],
};

import { playOf } from '../../../game/play.ts';
import { FIELDS } from '../fields.ts';
import { PACK } from '../pack.ts';
import { attempt } from '../rules/attempt.ts';
import { alike, withWild } from './alike.ts';
import { commute } from './commute.ts';
import { deal, opening } from './deal.ts';
import { moves } from './moves.ts';
import { outcome, scores } from './settle.ts';
import { tries } from './tries.ts';
import { play } from './turn.ts';

export const PLAY = playOf(FIELDS, {
  deal,
  opening,
  moves,
  tries,
  // For the `random` bot: ending a turn, and moving to the centre or to a side pile.
  kindOf: (move) => (move.type === 'end' ? 'end' : `${move.type} ${move.to.zone}`),
  alike,
  commute,
  withWild,
  attempt,
  play,
  outcome,
  scores,
  // All cards of both packs may be laid in a turn, and were piles to come back again and again, more; no game comes
  // near forty a turn.
  bound: ({ turnCap }) => PACK.size + 40 * (turnCap || Infinity),
});

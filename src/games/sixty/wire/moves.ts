import * as v from 'valibot';
import type { JsonObject } from '../../../game/json.ts';
import { moveReader, movesOf } from '../../../game/move-schema.ts';
import { openCard, openCards } from '../../../game/schema.ts';
import { PACK } from '../pack.ts';
import type { SixtyMove } from '../state.ts';
import { canonical } from './key.ts';

const cards = v.optional(openCards(PACK), []);

const MOVES = movesOf(
  {
    attack: { cards },
    'pass-on': { cards },
    beat: { cards },
    joker: { cards, pick: v.exactOptional(openCard(PACK)) },
    take: {},
  },
  'A move of Sixty is an attack, pass-on, beat, joker or take.',
);

/** What a move may be. */
export const moveSchema = () => MOVES;

/** A move as it comes in, in canonical form; a fault where it is none of this game. */
export const readMove = moveReader<SixtyMove>(MOVES, canonical);

/** The canonical form, keys in the order of the rules file. */
export function writeMove(move: SixtyMove): JsonObject {
  if (move.type === 'take') return { type: move.type };
  const played = { type: move.type, cards: move.cards.map(PACK.code) };
  return move.type === 'joker' && move.pick !== undefined
    ? { ...played, pick: PACK.code(move.pick) }
    : played;
}

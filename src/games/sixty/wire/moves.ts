import * as v from 'valibot';
import { ok, type Result } from '../../../game/fault.ts';
import type { JsonObject } from '../../../game/json.ts';
import { openCard, openCards, parse } from '../../../game/schema.ts';
import { PACK } from '../pack.ts';
import type { SixtyMove } from '../state.ts';
import { canonical } from './key.ts';

const NO_FIELD = 'This kind of move has no such field.';
const cards = v.optional(openCards(PACK), []);

const moveSchema = v.variant(
  'type',
  [
    v.strictObject({ type: v.picklist(['attack', 'pass-on', 'beat']), cards }, NO_FIELD),
    v.strictObject({ type: v.literal('joker'), cards, pick: v.exactOptional(openCard(PACK)) }, NO_FIELD),
    v.strictObject({ type: v.literal('take') }, NO_FIELD),
  ],
  'A move of Sixty is an attack, pass-on, beat, joker or take.',
);

/** A move as it comes in, in canonical form; a fault where it is none of this game. */
export function readMove(json: JsonObject): Result<SixtyMove> {
  const parsed = parse<SixtyMove>(moveSchema, json, 'bad-move', 'move');
  return parsed.ok ? ok(canonical(parsed.value)) : parsed;
}

/** The canonical form, keys in the order of the rules file. */
export function writeMove(move: SixtyMove): JsonObject {
  if (move.type === 'take') return { type: move.type };
  const played = { type: move.type, cards: move.cards.map(PACK.code) };
  return move.type === 'joker' && move.pick !== undefined
    ? { ...played, pick: PACK.code(move.pick) }
    : played;
}

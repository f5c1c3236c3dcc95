import * as v from 'valibot';
import { ok, type Result } from '../../../game/fault.ts';
import type { JsonObject } from '../../../game/json.ts';
import { openCard, openCards, parse } from '../../../game/schema.ts';
import { PACK } from '../pack.ts';
import type { PokexMove } from '../state.ts';
import { canonical } from './key.ts';
import { rank } from './parts.ts';

const NO_FIELD = 'This kind of move has no such field.';
const WHOLE = 'A bid is a whole number of tricks.';
const joker = v.pipe(
  v.picklist(['X', 'x']),
  v.transform(() => 'X' as const),
);

const moveSchema = v.variant(
  'type',
  [
    v.strictObject(
      { type: v.literal('bid'), tricks: v.pipe(v.number(WHOLE), v.safeInteger(WHOLE)) },
      NO_FIELD,
    ),
    v.strictObject({ type: v.literal('pass') }, NO_FIELD),
    v.strictObject(
      { type: v.literal('name'), rank: v.union([rank, joker], 'A rank is one of A, 2 … 10, J, Q, K.') },
      NO_FIELD,
    ),
    v.strictObject(
      { type: v.literal('lay'), cards: v.optional(openCards(PACK), []), centre: v.optional(openCard(PACK)) },
      NO_FIELD,
    ),
  ],
  'A move of Pokex is a bid, pass, name or lay.',
);

/** A move as it comes in, in canonical form; a fault where it is none of this game. */
export function readMove(json: JsonObject): Result<PokexMove> {
  const parsed = parse(moveSchema as v.GenericSchema<unknown, PokexMove>, json, 'bad-move', 'move');
  return parsed.ok ? ok(canonical(parsed.value)) : parsed;
}

/** The canonical form, keys in the order of the rules file. */
export function writeMove(move: PokexMove): JsonObject {
  if (move.type !== 'lay') return { ...move };
  const cards = move.cards.map(PACK.code);
  return move.centre === undefined
    ? { type: 'lay', cards }
    : { type: 'lay', cards, centre: PACK.code(move.centre) };
}

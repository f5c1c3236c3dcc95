import * as v from 'valibot';
import { RANKS, type Rank, readRank } from '../../../cards/ranks.ts';
import { quote } from '../../../cards/words.ts';
import { fault, ok, type Result } from '../../../game/fault.ts';
import type { JsonObject } from '../../../game/json.ts';
import { looks } from '../../../game/looks.ts';
import { openCard, parse, textOf, whole } from '../../../game/schema.ts';
import type { Seat } from '../../../game/seat.ts';
import type { SpiteOptions } from '../options.ts';
import { codeOf, JOKER, PACK, rankText, readNamed } from '../pack.ts';
import type { From, SpiteMove, To } from '../state.ts';

const NO_FIELD = 'There is no such field here.';
const pile = whole(0);
const seat = v.exactOptional(whole(0, 1));
const isText = 'A card is written as text, like "10D".';

/** The card meant on a pile; a joker with or without its name. */
const named = textOf<number>(
  isText,
  readNamed,
  (text) => `${quote(text)} is no card of this game.`,
  looks('card|[Xx]=rank', PACK),
);
const card = v.exactOptional(named);

const from = v.variant(
  'zone',
  [
    v.strictObject({ zone: v.literal('hand'), seat, card: openCard(PACK) }, NO_FIELD),
    v.strictObject({ zone: v.literal('goal'), seat, card }, NO_FIELD),
    v.strictObject({ zone: v.literal('side'), pile, seat, card }, NO_FIELD),
    v.strictObject({ zone: v.literal('stock') }, NO_FIELD),
    v.strictObject({ zone: v.literal('centre'), pile }, NO_FIELD),
  ],
  'A card comes from hand, goal, side, stock or centre.',
);

/** Anything may stand in `as` here: it is read only where it counts. */
const as = v.exactOptional(v.unknown());
const to = v.variant(
  'zone',
  [
    v.strictObject({ zone: v.literal('centre'), pile, as }, NO_FIELD),
    v.strictObject({ zone: v.literal('side'), pile, seat, as }, NO_FIELD),
  ],
  'A card goes to centre or side.',
);

const MOVES = v.variant(
  'type',
  [
    v.strictObject({ type: v.literal('move'), from, to }, NO_FIELD),
    v.strictObject({ type: v.literal('end') }, NO_FIELD),
  ],
  'A move of Spite and Malice is a move or an end.',
);

/** What a move may be. */
export const moveSchema = () => MOVES;

const readName = (name: unknown): Rank | undefined => (typeof name === 'string' ? readRank(name) : undefined);

function readTo(given: v.InferOutput<typeof to>, source: From, options: SpiteOptions): Result<To> {
  if (given.zone === 'centre') return ok({ zone: 'centre', pile: given.pile });
  const { as: name, ...plain } = given;
  const counts = source.zone === 'hand' && source.card === JOKER && options.sideJoker === 'named';
  if (!counts || name === undefined) return ok(plain);
  const rank = readName(name);
  if (!rank) return fault('bad-move', 'move.to.as', 'A joker is named a rank, like "7" or "K".');
  return ok({ ...plain, as: RANKS.indexOf(rank) });
}

/** One's own piles are meant where no seat is named. */
function own<P extends From | To>(place: P, mover: Seat | undefined): P {
  if (!('seat' in place) || place.seat !== mover) return place;
  const { seat: _, ...rest } = place;
  return rest as P;
}

/** A move as it comes in, in canonical form; a fault where it is none of this game. */
export function readMove(json: JsonObject, options: SpiteOptions, mover?: Seat): Result<SpiteMove> {
  const parsed = parse(MOVES, json, 'bad-move', 'move');
  if (!parsed.ok) return parsed;
  if (parsed.value.type === 'end') return ok({ type: 'end' });
  const source = own<From>(parsed.value.from, mover);
  const target = readTo(parsed.value.to, source, options);
  return target.ok ? ok({ type: 'move', from: source, to: own(target.value, mover) }) : target;
}

function writeFrom(source: From): JsonObject {
  if (source.zone === 'stock') return { zone: 'stock' };
  if (source.zone === 'centre') return { zone: 'centre', pile: source.pile };
  return {
    zone: source.zone,
    ...(source.zone === 'side' ? { pile: source.pile } : {}),
    ...(source.seat === undefined ? {} : { seat: source.seat }),
    ...(source.card === undefined ? {} : { card: codeOf(source.card) }),
  };
}

function writeTo(target: To): JsonObject {
  if (target.zone === 'centre') return { zone: 'centre', pile: target.pile };
  return {
    zone: 'side',
    pile: target.pile,
    ...(target.seat === undefined ? {} : { seat: target.seat }),
    ...(target.as === undefined ? {} : { as: rankText(target.as) }),
  };
}

/** The canonical form, keys in the order of the rules file. */
export function writeMove(move: SpiteMove): JsonObject {
  if (move.type === 'end') return { type: 'end' };
  return { type: 'move', from: writeFrom(move.from), to: writeTo(move.to) };
}

import * as v from 'valibot';
import type { Card } from '../../cards/card.ts';
import { fault, ok, type Result } from '../../game/fault.ts';
import type { JsonObject } from '../../game/json.ts';
import { checkPack, listOf, openCards, parse, whole } from '../../game/schema.ts';
import type { ScoreAnswer, Wire } from '../../game/wire.ts';
import { sortGroup, sortGroups } from './key.ts';
import type { BroomOptions } from './options.ts';
import { PACK } from './pack.ts';
import { nameSchema, readPosition, writePosition } from './position.ts';
import { addUp, scoreLines } from './score.ts';
import { type BroomMove, type BroomState, codeOf, type Name, sides } from './state.ts';

const isList = 'This is a list.';
const NO_FIELD = 'This kind of move has no such field.';
const cards = v.optional(openCards(PACK), []);
const names = v.array(nameSchema, isList);
const groups = v.optional(v.array(names, isList), []);

const moveSchema = v.variant(
  'type',
  [
    v.strictObject({ type: v.literal('take'), cards, groups }, NO_FIELD),
    v.strictObject({ type: v.literal('sweep'), cards }, NO_FIELD),
    v.strictObject(
      { type: v.literal('combine'), cards, with: v.optional(names, []), also: groups },
      NO_FIELD,
    ),
    v.strictObject({ type: v.literal('place'), cards }, NO_FIELD),
  ],
  'A move of Broom is a take, sweep, combine or place.',
);

function canonical(move: BroomMove): BroomMove {
  const played = [...move.cards].sort(PACK.compare);
  switch (move.type) {
    case 'take':
      return { ...move, cards: played, groups: sortGroups(move.groups) };
    case 'combine':
      return { ...move, cards: played, with: sortGroup(move.with), also: sortGroups(move.also) };
    default:
      return { ...move, cards: played };
  }
}

function readMove(json: JsonObject): Result<BroomMove> {
  const parsed = parse<BroomMove>(moveSchema, json, 'bad-move', 'move');
  return parsed.ok ? ok(canonical(parsed.value)) : parsed;
}

const codes = (group: readonly Name[]): string[] => group.map(codeOf);

function writeMove(move: BroomMove): JsonObject {
  const played = { type: move.type, cards: move.cards.map(PACK.code) };
  switch (move.type) {
    case 'take':
      return { ...played, groups: move.groups.map(codes) };
    case 'combine':
      return { ...played, with: codes(move.with), also: move.also.map(codes) };
    default:
      return played;
  }
}

function countPiles(json: JsonObject, options: BroomOptions): Result<ScoreAnswer> {
  const n = sides(options);
  const schema = v.object({
    taken: v.optional(listOf(openCards(PACK), n, 'piles')),
    scores: v.optional(listOf(whole(0), n, 'totals')),
  });
  const parsed = parse(schema, json, 'bad-position', '');
  if (!parsed.ok) return fault('bad-position', parsed.fault.path.replace(/^\./, ''), parsed.fault.says);
  const taken: readonly (readonly Card[])[] = parsed.value.taken ?? Array.from({ length: n }, () => []);
  const checked = checkPack(
    PACK,
    taken.map((pile, i) => ({ path: `taken[${i}]`, cards: pile, list: pileAt(json['taken'], i) })),
  );
  if (!checked.ok) return checked;
  const lines = scoreLines(options, taken);
  return ok({ scores: addUp(parsed.value.scores ?? new Array<number>(n).fill(0), lines), lines });
}

const pileAt = (taken: unknown, i: number): unknown => (Array.isArray(taken) ? taken[i] : undefined);

export const WIRE: Wire<BroomOptions, BroomState, BroomMove> = {
  position: { read: readPosition, write: writePosition },
  move: { read: readMove, write: writeMove },
  score: { keys: ['taken', 'scores'], count: countPiles },
  checkOptions: (options) =>
    options.partners === true && options.seats !== 4
      ? { key: 'partners', says: 'Partners need four players.' }
      : null,
};

import * as v from 'valibot';
import type { Card } from '../../cards/card.ts';
import { fault, ok, type Result } from '../../game/fault.ts';
import type { JsonObject } from '../../game/json.ts';
import { checkPack, listOf, openCard, openCards, parse, seat, whole } from '../../game/schema.ts';
import type { ScoreAnswer, Wire } from '../../game/wire.ts';
import { HAND } from './deal.ts';
import { canonical } from './key.ts';
import { checkOptions, type SixtyOptions } from './options.ts';
import { PACK } from './pack.ts';
import { readPosition, writePosition } from './position.ts';
import { gained, nextStarter, scoreLines, verdict } from './score.ts';
import type { SixtyMove, SixtyState } from './state.ts';

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

function readMove(json: JsonObject): Result<SixtyMove> {
  const parsed = parse<SixtyMove>(moveSchema, json, 'bad-move', 'move');
  return parsed.ok ? ok(canonical(parsed.value)) : parsed;
}

function writeMove(move: SixtyMove): JsonObject {
  if (move.type === 'take') return { type: move.type };
  const played = { type: move.type, cards: move.cards.map(PACK.code) };
  return move.type === 'joker' && move.pick !== undefined
    ? { ...played, pick: PACK.code(move.pick) }
    : played;
}

const hand = v.pipe(openCards(PACK), v.maxLength(HAND, 'A hand holds five cards at most.'));

const wonSchema = (seats: number) =>
  v.object({
    penalty: v.optional(listOf(openCards(PACK), seats, 'penalty piles')),
    hands: v.optional(listOf(hand, seats, 'hands')),
    totals: v.optional(listOf(whole(0), seats, 'totals')),
    round: v.optional(whole(1)),
    starter: v.optional(seat(seats), 0),
  });

function countRound(json: JsonObject, options: SixtyOptions): Result<ScoreAnswer> {
  const { seats } = options;
  const parsed = parse(wonSchema(seats), json, 'bad-position', '');
  if (!parsed.ok) return fault('bad-position', parsed.fault.path.replace(/^\./, ''), parsed.fault.says);
  const none: readonly (readonly Card[])[] = Array.from({ length: seats }, () => []);
  const { penalty = none, hands = none, totals = none.map(() => 0), round, starter } = parsed.value;
  const place = (field: string, lists: readonly (readonly Card[])[]) =>
    lists.map((pile, i) => ({ path: `${field}[${i}]`, cards: pile, list: entryOf(json[field], i) }));
  const checked = checkPack(PACK, [...place('penalty', penalty), ...place('hands', hands)]);
  if (!checked.ok) return checked;
  const lines = scoreLines(penalty, hands);
  const gains = none.map((_, i) => gained(lines, i));
  const scores = gains.map((n, i) => n + (totals[i] ?? 0));
  if (round === undefined) return ok({ scores, lines });
  const next = verdict(options, round, scores);
  const more = 'winners' in next ? { winners: next.winners } : { next: nextStarter(gains, scores, starter) };
  return ok({ scores, lines, more });
}

const entryOf = (lists: unknown, i: number): unknown => (Array.isArray(lists) ? lists[i] : undefined);

export const WIRE: Wire<SixtyOptions, SixtyState, SixtyMove> = {
  position: { read: readPosition, write: writePosition },
  move: { read: readMove, write: writeMove },
  score: { keys: ['penalty', 'hands', 'totals', 'round', 'starter'], count: countRound },
  checkOptions,
};

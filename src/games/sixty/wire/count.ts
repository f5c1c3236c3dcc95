import * as v from 'valibot';
import type { Card } from '../../../cards/card.ts';
import { fault, ok, type Result } from '../../../game/fault.ts';
import type { JsonObject } from '../../../game/json.ts';
import { checkPack, listOf, openCards, parse, seat, whole } from '../../../game/schema.ts';
import type { ScoreAnswer } from '../../../game/wire.ts';
import type { SixtyOptions } from '../options.ts';
import { PACK } from '../pack.ts';
import { HAND } from '../play/deal.ts';
import { gained, nextStarter, scoreLines, verdict } from '../play/score.ts';
import { countedText } from '../talk/score.ts';

const hand = v.pipe(openCards(PACK), v.maxLength(HAND, 'A hand holds five cards at most.'));

const wonSchema = (seats: number) =>
  v.object({
    penalty: v.optional(listOf(openCards(PACK), seats, 'penalty piles')),
    hands: v.optional(listOf(hand, seats, 'hands')),
    totals: v.optional(listOf(whole(0), seats, 'totals')),
    round: v.optional(whole(1)),
    starter: v.optional(seat(seats), 0),
  });

/** What was won, counted line by line. */
export function countRound(json: JsonObject, options: SixtyOptions): Result<ScoreAnswer> {
  const { seats } = options;
  const parsed = parse(wonSchema(seats), json, 'bad-position', '');
  if (!parsed.ok) return fault('bad-position', parsed.fault.path.replace(/^\./, ''), parsed.fault.says);
  const none: readonly (readonly Card[])[] = Array.from({ length: seats }, () => []);
  const { penalty = none, hands = none, totals = none.map(() => 0), round, starter } = parsed.value;
  const place = (field: string, lists: readonly (readonly Card[])[]) =>
    lists.map((pile, i) => ({ path: `${field}[${i}]`, cards: pile, list: entryOf(json[field], i) }));
  const checked = checkPack(PACK, [...place('penalty', penalty), ...place('hands', hands)]);
  if (!checked.ok) return checked;
  const counted = scoreLines(penalty, hands);
  const lines = counted.map((line) => {
    const { seat, rule, points } = line;
    return { seat, rule, points, says: countedText(line) };
  });
  const gains = none.map((_, i) => gained(counted, i));
  const scores = gains.map((n, i) => n + (totals[i] ?? 0));
  if (round === undefined) return ok({ scores, lines });
  const next = verdict(options, round, scores);
  const more = 'winners' in next ? { winners: next.winners } : { next: nextStarter(gains, scores, starter) };
  return ok({ scores, lines, more });
}

const entryOf = (lists: unknown, i: number): unknown => (Array.isArray(lists) ? lists[i] : undefined);

import * as v from 'valibot';
import { ok, type Result } from '../../../game/fault.ts';
import { PILES } from '../../../game/fields/lying.ts';
import type { JsonObject } from '../../../game/json.ts';
import {
  checkPack,
  listOf,
  nothing,
  openCards,
  readCount,
  seat,
  totals as totalsOf,
  whole,
} from '../../../game/schema.ts';
import type { ScoreAnswer } from '../../../game/wire.ts';
import type { SixtyOptions } from '../options.ts';
import { PACK } from '../pack.ts';
import { gained, nextStarter, scoreLines, verdict } from '../play/score.ts';
import { HAND } from '../state.ts';
import { countedText } from '../talk/score.ts';

const hand = v.pipe(openCards(PACK), v.maxLength(HAND, 'A hand holds five cards at most.'));

/** What may have been won. */
export const wonSchema = ({ seats }: SixtyOptions) =>
  v.object({
    penalty: v.optional(listOf(openCards(PACK), seats, 'penalty piles'), () => nothing(seats)),
    hands: v.optional(listOf(hand, seats, 'hands'), () => nothing(seats)),
    totals: totalsOf(seats),
    round: v.optional(whole(1)),
    starter: v.optional(seat(seats), 0),
  });

/** What was won, counted line by line. */
export function countRound(json: JsonObject, options: SixtyOptions): Result<ScoreAnswer> {
  const parsed = readCount(wonSchema(options), json);
  if (!parsed.ok) return parsed;
  const { penalty, hands, totals, round, starter } = parsed.value;
  const checked = checkPack(PACK, [
    ...PILES.places(penalty, 'penalty', json['penalty']),
    ...PILES.places(hands, 'hands', json['hands']),
  ]);
  if (!checked.ok) return checked;
  const counted = scoreLines(penalty, hands);
  const lines = counted.map((line) => {
    const { seat, rule, points } = line;
    return { seat, rule, points, says: countedText(line) };
  });
  const gains = penalty.map((_, i) => gained(counted, i));
  const scores = gains.map((n, i) => n + (totals[i] ?? 0));
  if (round === undefined) return ok({ scores, lines });
  const next = verdict(options, round, scores);
  const more = 'winners' in next ? { winners: next.winners } : { next: nextStarter(gains, scores, starter) };
  return ok({ scores, lines, more });
}

import * as v from 'valibot';
import type { Card } from '../../../cards/card.ts';
import { fault, ok, type Result } from '../../../game/fault.ts';
import type { JsonObject } from '../../../game/json.ts';
import { checkPack, listOf, openCards, parse, whole } from '../../../game/schema.ts';
import type { ScoreAnswer } from '../../../game/wire.ts';
import type { BroomOptions } from '../options.ts';
import { PACK } from '../pack.ts';
import { addUp, scoreLines } from '../play/score.ts';
import { sides } from '../state.ts';
import { gainText } from '../talk/score.ts';

/** What was won, counted line by line. */
export function countPiles(json: JsonObject, options: BroomOptions): Result<ScoreAnswer> {
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
  const counted = scoreLines(options, taken);
  const lines = counted.map(({ gain, ...line }) => ({
    ...line,
    says: gainText({ points: line.points, gain }),
  }));
  return ok({ scores: addUp(parsed.value.scores ?? new Array<number>(n).fill(0), counted), lines });
}

const pileAt = (taken: unknown, i: number): unknown => (Array.isArray(taken) ? taken[i] : undefined);

import * as v from 'valibot';
import { ok, type Result } from '../../../game/fault.ts';
import { PILES } from '../../../game/fields/lying.ts';
import type { JsonObject } from '../../../game/json.ts';
import { checkPack, listOf, nothing, openCards, readCount, totals } from '../../../game/schema.ts';
import type { ScoreAnswer } from '../../../game/wire.ts';
import type { BroomOptions } from '../options.ts';
import { PACK } from '../pack.ts';
import { addUp, scoreLines } from '../play/score.ts';
import { sides } from '../state.ts';
import { gainText } from '../talk/score.ts';

/** What may have been won. */
export function wonSchema(options: BroomOptions) {
  const n = sides(options);
  return v.object({
    taken: v.optional(listOf(openCards(PACK), n, 'piles'), () => nothing(n)),
    scores: totals(n),
  });
}

/** What was won, counted line by line. */
export function countPiles(json: JsonObject, options: BroomOptions): Result<ScoreAnswer> {
  const parsed = readCount(wonSchema(options), json);
  if (!parsed.ok) return parsed;
  const { taken, scores } = parsed.value;
  const checked = checkPack(PACK, PILES.places(taken, 'taken', json['taken']));
  if (!checked.ok) return checked;
  const counted = scoreLines(options, taken);
  const lines = counted.map(({ gain, ...line }) => ({
    ...line,
    says: gainText({ points: line.points, gain }),
  }));
  return ok({ scores: addUp(scores, counted), lines });
}

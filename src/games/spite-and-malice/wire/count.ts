import * as v from 'valibot';
import { fault, ok, type Result } from '../../../game/fault.ts';
import type { JsonObject } from '../../../game/json.ts';
import { listOf, readCount, whole } from '../../../game/schema.ts';
import type { ScoreAnswer } from '../../../game/wire.ts';
import type { SpiteOptions } from '../options.ts';
import { lineOf, settled, winnerOf } from '../play/settle.ts';
import { wonText } from '../talk/score.ts';

/** What may be left of the goal piles. */
export const leftSchema = ({ goal }: SpiteOptions) => v.object({ goal: listOf(whole(0, goal), 2, 'counts') });

/** What was won, counted line by line. */
export function settle(json: JsonObject, options: SpiteOptions): Result<ScoreAnswer> {
  const parsed = readCount(leftSchema(options), json);
  if (!parsed.ok) return parsed;
  const { goal } = parsed.value;
  if (goal.every((left) => left === 0)) {
    return fault('bad-position', 'goal', 'Both goal piles can’t be empty: the first to be empty wins.');
  }
  const line = lineOf(goal, options.stake);
  const lines = line ? [{ seat: line.seat, rule: line.rule, points: line.points, says: wonText(line) }] : [];
  return ok({
    scores: settled(goal, options.stake),
    lines,
    more: { winner: winnerOf(goal) },
  });
}

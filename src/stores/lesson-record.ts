import * as v from 'valibot';
import type { Game } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import { readOptions } from '../game/options.ts';
import type { Lesson } from '../scenarios/lesson.ts';
import type { Input } from '../scenarios/run.ts';

const VERSION = 1;

const input = v.variant('do', [
  v.strictObject({ do: v.picklist(['next', 'hint', 'skip', 'back', 'return', 'stay']) }),
  v.strictObject({
    do: v.literal('try'),
    move: v.custom<JsonObject>((m) => typeof m === 'object' && m !== null),
  }),
  v.strictObject({
    do: v.literal('answer'),
    answer: v.union([v.array(v.string()), v.string(), v.number()]),
  }),
]);
const record = v.object({ version: v.literal(VERSION), of: v.string(), inputs: v.array(input) });

const keyOf = (game: Game, slug: string): string => `fair-deal/lesson/${game.id}/${slug}`;

/** Tells one wording of a lesson from another: a visit to an older one can't be gone on with. (FNV-1a.) */
function fingerprint(lesson: Lesson): string {
  let hash = 2166136261;
  for (const letter of JSON.stringify(lesson)) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return (hash >>> 0).toString(36);
}

/** Keeps a visit: everything that was done in it. */
export function keepVisit(game: Game, slug: string, lesson: Lesson, inputs: readonly Input[]): void {
  const written = inputs.map((one) =>
    one.do === 'try' ? { ...one, move: game.wire.move.write(one.move) } : one,
  );
  try {
    if (inputs.length === 0) localStorage.removeItem(keyOf(game, slug));
    else {
      localStorage.setItem(
        keyOf(game, slug),
        JSON.stringify({ version: VERSION, of: fingerprint(lesson), inputs: written }),
      );
    }
  } catch {
    // Private windows keep nothing; the lesson goes on.
  }
}

/** What was done in an earlier visit; nothing where there was none, or none that can be gone on with. */
export function keptVisit(game: Game, slug: string, lesson: Lesson): readonly Input[] {
  try {
    const read = v.safeParse(record, JSON.parse(localStorage.getItem(keyOf(game, slug)) ?? 'null'));
    const options = readOptions(game.options, lesson.options);
    if (!read.success || !options.ok || read.output.of !== fingerprint(lesson)) return [];
    return read.output.inputs.flatMap((one): Input[] => {
      if (one.do !== 'try') return [one];
      const move = game.wire.move.read(one.move, options.value);
      return move.ok ? [{ do: 'try', move: move.value }] : [];
    });
  } catch {
    return [];
  }
}

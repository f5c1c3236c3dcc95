import * as v from 'valibot';
import type { TableGame } from '../../game/game.ts';
import type { JsonObject } from '../../game/json.ts';
import { readOptions } from '../../game/options.ts';
import type { Lesson } from '../../scenarios/lesson.ts';
import type { LessonInput } from '../../scenarios/run.ts';
import { localStore } from '../../ui/device/device.ts';
import { notify } from '../../ui/device/notices.ts';
import { readStored, type StoredSpec } from '../../ui/device/persistent-atom.ts';
import { WORDS } from './words.ts';

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
type StoredVisit = v.InferOutput<typeof record>;

const keyOf = (game: TableGame, slug: string): string => `fair-deal/lesson/${game.id}/${slug}`;

/** Keys of texts for the player, which don't affect the steps. */
const TEXT_KEYS = new Set('title theme goal remember say move break reply ask where done says intended'.split(' '));
const isRead = (key: string, value: unknown): boolean =>
  TEXT_KEYS.has(key) && (typeof value === 'string' || key === 'remember');

const FINGERPRINT_MARK = '~';

/**
 * Hashes the steps of a lesson without their texts (FNV-1a). A visit with another fingerprint can't be
 * continued.
 */
function fingerprint(lesson: Lesson): string {
  const steps = JSON.stringify(lesson, (key, value) => (isRead(key, value) ? undefined : value));
  let hash = 2166136261;
  for (const letter of steps) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return FINGERPRINT_MARK + (hash >>> 0).toString(36);
}

/** Until November 2026 the fingerprint had no mark and changed with every word, so it says nothing about the steps. */
const isContinuable = (of: string, lesson: Lesson): boolean =>
  !of.startsWith(FINGERPRINT_MARK) || of === fingerprint(lesson);

/** Stores all inputs of a visit. */
export function saveVisit(game: TableGame, slug: string, lesson: Lesson, inputs: readonly LessonInput[]): void {
  const writtenInputs = inputs.map((one) =>
    one.do === 'try' ? { ...one, move: game.notation.move.write(one.move) } : one,
  );
  const key = keyOf(game, slug);
  if (inputs.length === 0) localStore.remove(key);
  else localStore.write(key, JSON.stringify({ version: VERSION, of: fingerprint(lesson), inputs: writtenInputs }));
}

/** The inputs of a visit, with the fingerprint of the lesson's steps. */
interface VisitRecord {
  readonly of: string;
  readonly inputs: readonly LessonInput[];
}

function parseInputs(
  game: TableGame,
  lesson: Lesson,
  inputs: StoredVisit['inputs'],
): readonly LessonInput[] | undefined {
  const options = readOptions(game.options, lesson.options);
  if (!options.ok) return undefined;
  const parsedInputs: LessonInput[] = [];
  for (const one of inputs) {
    if (one.do !== 'try') {
      parsedInputs.push(one);
      continue;
    }
    const move = game.notation.move.read(one.move, options.value);
    if (!move.ok) return undefined;
    parsedInputs.push({ do: 'try', move: move.value });
  }
  return parsedInputs;
}

const visitStore = (game: TableGame, slug: string, lesson: Lesson): StoredSpec<VisitRecord> => ({
  key: keyOf(game, slug),
  version: VERSION,
  description: WORDS.stored,
  read(json) {
    const result = v.safeParse(record, json);
    if (!result.success) return undefined;
    const { of, inputs } = result.output;
    // Moves of other steps may be meaningless.
    const parsedInputs = isContinuable(of, lesson) ? parseInputs(game, lesson, inputs) : [];
    return parsedInputs && { of, inputs: parsedInputs };
  },
});

/** Loads the inputs of an earlier visit; empty if there is none that can be continued. */
export function loadVisit(game: TableGame, slug: string, lesson: Lesson): readonly LessonInput[] {
  const visit = readStored(visitStore(game, slug, lesson));
  if (visit && !isContinuable(visit.of, lesson)) {
    notify({
      id: `rewritten:${keyOf(game, slug)}`,
      says: WORDS.changed,
    });
  }
  return visit?.inputs ?? [];
}

import { persistentAtom } from '@nanostores/persistent';
import * as v from 'valibot';
import { PROGRESS_KEY } from './learned.ts';

/** Raised when what is kept means something else than before. */
export const PROGRESS_VERSION = 1;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Kept, stumbled over, looked up, and how often in a row it was kept since the last stumble. */
const tally = v.tuple([count, count, count, count]);
const schema = v.object({
  version: v.literal(PROGRESS_VERSION),
  /** By rule id. */
  rules: v.record(v.string(), tally),
  /** Lessons that were taken to their end: `<game>/<slug>`. */
  lessons: v.array(v.string()),
});

/** What somebody has learned, kept on this device and nowhere else. */
export type Progress = v.InferOutput<typeof schema>;
export type Tally = Progress['rules'][string];

const NOTHING: Progress = { version: PROGRESS_VERSION, rules: {}, lessons: [] };

/** Reads what was kept; undefined where it can't be read. */
export function readProgress(text: string): Progress | undefined {
  try {
    const read = v.safeParse(schema, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** What can't be read is set aside, never thrown away. */
function decode(text: string): Progress {
  const read = readProgress(text);
  if (!read) setAside(text);
  return read ?? NOTHING;
}

function setAside(text: string): void {
  try {
    localStorage.setItem(`${PROGRESS_KEY}/set-aside`, text);
  } catch {
    // Where nothing can be kept there is nothing to lose.
  }
}

export const $progress = persistentAtom<Progress>(PROGRESS_KEY, NOTHING, { encode: JSON.stringify, decode });

/** How a rule was met: kept, stumbled over, or looked up at the referee. */
export type Meeting = 'kept' | 'stumbled' | 'looked-up';

const NEW: Tally = [0, 0, 0, 0];
const MOST = 9999;
const more = (n: number): number => Math.min(MOST, n + 1);

/** Notes how a rule was met. */
export function noteRule(rule: string, how: Meeting): void {
  const progress = $progress.get();
  const [kept, stumbled, looked, row] = progress.rules[rule] ?? NEW;
  const after: Tally =
    how === 'kept'
      ? [more(kept), stumbled, looked, more(row)]
      : how === 'stumbled'
        ? [kept, more(stumbled), looked, 0]
        : [kept, stumbled, more(looked), row];
  $progress.set({ ...progress, rules: { ...progress.rules, [rule]: after } });
}

/** Notes that a lesson was taken to its end. */
export function noteLesson(game: string, slug: string): void {
  const id = `${game}/${slug}`;
  const progress = $progress.get();
  if (!progress.lessons.includes(id)) $progress.set({ ...progress, lessons: [...progress.lessons, id] });
}

/** In a row, so many times kept makes up for a stumble. */
const ENOUGH = 2;

/** A rule somebody stumbles over, and how often. */
export interface Stumble {
  readonly rule: string;
  readonly times: number;
}

/** Rules of a game stumbled over, or looked up, and not yet kept twice in a row since; the worst first. */
export function stumbles({ rules }: Progress, game: string): readonly Stumble[] {
  return Object.entries(rules)
    .filter(
      ([id, [, stumbled, looked, row]]) => id.startsWith(`${game}/`) && stumbled + looked > 0 && row < ENOUGH,
    )
    .map(([rule, [, stumbled, looked]]) => ({ rule, times: stumbled + looked }))
    .sort((a, b) => b.times - a.times || (a.rule < b.rule ? -1 : 1));
}

/** Forgets everything that was learned here. */
export function forget(): void {
  $progress.set(NOTHING);
}

/** Everything as a text one can keep, and read again. */
export function exported(): string {
  return JSON.stringify($progress.get(), null, 1);
}

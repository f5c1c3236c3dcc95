import { isObject } from '../../game/json.ts';
import { device } from '../../ui/device/device.ts';
import { persistentAtom } from '../../ui/device/persistent-atom.ts';
import type { RuleMeeting } from './memory/rule-memory.ts';
import { PROGRESS_KEY } from './progress-key.ts';

/** Raised when what is kept means something else than before. */
const PROGRESS_VERSION = 1;

/** Kept, stumbled over, looked up, and how often in a row it was kept since the last stumble. */
export type RuleTally = readonly [number, number, number, number];

/** What somebody has learned, kept on this device and nowhere else. */
export interface Progress {
  readonly version: typeof PROGRESS_VERSION;
  /** By rule id. */
  readonly rules: Readonly<Record<string, RuleTally>>;
  /** Lessons that were taken to their end: `<game>/<slug>`. */
  readonly lessons: readonly string[];
}

const EMPTY_PROGRESS: Progress = { version: PROGRESS_VERSION, rules: {}, lessons: [] };

const isTally = (json: unknown): json is RuleTally =>
  Array.isArray(json) && json.length === 4 && json.every((n) => Number.isInteger(n) && n >= 0);

/** Undefined where that is none of ours. Without a schema's library, which would be half of what the page of the lessons fetches. */
export function parseProgress(json: unknown): Progress | undefined {
  if (!isObject(json) || json['version'] !== PROGRESS_VERSION) return undefined;
  const { rules, lessons } = json;
  if (!isObject(rules) || !Object.values(rules).every(isTally)) return undefined;
  if (!Array.isArray(lessons) || !lessons.every((id) => typeof id === 'string')) return undefined;
  return { version: PROGRESS_VERSION, rules: rules as Progress['rules'], lessons };
}

export const $progress = persistentAtom<Progress>({
  key: PROGRESS_KEY,
  version: PROGRESS_VERSION,
  what: 'what you have learned',
  empty: EMPTY_PROGRESS,
  read: parseProgress,
});

/** Whether what is known now is kept on the device, and not only in this page. */
export const isProgressKept = (): boolean => device.stored(PROGRESS_KEY) === JSON.stringify($progress.get());

const NEW_TALLY: RuleTally = [0, 0, 0, 0];
const MAX_COUNT = 9999;
const increment = (n: number): number => Math.min(MAX_COUNT, n + 1);

/** Notes how a rule was met. */
export function noteRule(rule: string, how: RuleMeeting): void {
  const progress = $progress.get();
  const [kept, stumbled, looked, row] = progress.rules[rule] ?? NEW_TALLY;
  const after: RuleTally =
    how === 'kept'
      ? [increment(kept), stumbled, looked, increment(row)]
      : how === 'stumbled'
        ? [kept, increment(stumbled), looked, 0]
        : [kept, stumbled, increment(looked), row];
  $progress.set({ ...progress, rules: { ...progress.rules, [rule]: after } });
  // Comes later: who has never met a rule need not fetch what knows when it fades. Where it can't be had, the note
  // above stands.
  import('./memory/memory-store.ts')
    .then(({ remember }) => remember(rule, how, Date.now()))
    .catch(() => undefined);
}

/** Notes that a lesson was taken to its end. */
export function noteLesson(game: string, slug: string): void {
  const id = `${game}/${slug}`;
  const progress = $progress.get();
  if (!progress.lessons.includes(id)) $progress.set({ ...progress, lessons: [...progress.lessons, id] });
}

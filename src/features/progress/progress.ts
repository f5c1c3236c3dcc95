import { isObject } from '../../game/json.ts';
import { localStore } from '../../ui/device/device.ts';
import { persistentAtom } from '../../ui/device/persistent-atom.ts';
import type { RuleExperience } from './memory/rule-memory.ts';
import { PROGRESS_KEY } from './progress-key.ts';
import { STORED } from './stored-words.ts';

/** Version of the stored progress; raised when its meaning changes. */
const PROGRESS_VERSION = 1;

/** How often a rule was kept, stumbled over and looked up, and how often it was kept since the last stumble. */
export type RuleTally = readonly [number, number, number, number];

/** What the player has learned, stored on this device. */
export interface Progress {
  readonly version: typeof PROGRESS_VERSION;
  /** By rule id. */
  readonly rules: Readonly<Record<string, RuleTally>>;
  /** Lessons finished, as `<game>/<slug>`. */
  readonly lessons: readonly string[];
}

const EMPTY_PROGRESS: Progress = { version: PROGRESS_VERSION, rules: {}, lessons: [] };

const isTally = (json: unknown): json is RuleTally =>
  Array.isArray(json) && json.length === 4 && json.every((n) => Number.isInteger(n) && n >= 0);

/**
 * Parses stored progress; undefined if the JSON has another shape or version. Without a schema library, which
 * would double what the lessons page loads.
 */
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
  description: STORED.progress,
  empty: EMPTY_PROGRESS,
  read: parseProgress,
});

/** Whether the current progress is stored on the device and not only in this page. */
export const isProgressKept = (): boolean => localStore.readStored(PROGRESS_KEY) === JSON.stringify($progress.get());

const NEW_TALLY: RuleTally = [0, 0, 0, 0];
const MAX_COUNT = 9999;
const increment = (n: number): number => Math.min(MAX_COUNT, n + 1);

/** Records that the player kept a rule, stumbled over it or looked it up. */
export function noteRule(rule: string, experience: RuleExperience): void {
  const progress = $progress.get();
  const [keptCount, stumbledCount, lookedUpCount, keptInRow] = progress.rules[rule] ?? NEW_TALLY;
  const newTally: RuleTally =
    experience === 'kept'
      ? [increment(keptCount), stumbledCount, lookedUpCount, increment(keptInRow)]
      : experience === 'stumbled'
        ? [keptCount, increment(stumbledCount), lookedUpCount, 0]
        : [keptCount, stumbledCount, increment(lookedUpCount), keptInRow];
  $progress.set({ ...progress, rules: { ...progress.rules, [rule]: newTally } });
  // Loaded on demand: the scheduler is large. If it can't be loaded, the tally above still counts.
  import('./memory/memory-store.ts')
    .then(({ remember }) => remember(rule, experience, Date.now()))
    .catch(() => undefined);
}

/** Records that a lesson was finished. */
export function noteLesson(game: string, slug: string): void {
  const id = `${game}/${slug}`;
  const progress = $progress.get();
  if (!progress.lessons.includes(id)) $progress.set({ ...progress, lessons: [...progress.lessons, id] });
}

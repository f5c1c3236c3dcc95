import { device } from '../../ui/device/device.ts';
import {
  dueRules,
  MEMORY_KEY,
  type Memory,
  NO_MEMORY,
  parseMemory,
  weakRules,
} from './memory/rule-memory.ts';
import { PROGRESS_KEY } from './progress-key.ts';

/** What is kept under a key, for a page that only glances at it: what can't be read counts as nothing. */
function readGlance(key: string): unknown {
  try {
    return JSON.parse(device.read(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * What is kept of progress, read without a library; the lessons' own page says so where it is damaged and sets it
 * aside.
 */
const readProgressGlance = (): { readonly lessons?: unknown; readonly rules?: unknown } =>
  readGlance(PROGRESS_KEY) ?? {};

/** Lessons that were taken to their end. */
export function learnedLessons(): readonly string[] {
  const { lessons } = readProgressGlance();
  return Array.isArray(lessons) ? lessons.filter((id) => typeof id === 'string') : [];
}

/** What is remembered, as it stands on this device. */
export const loadMemory = (): Memory => parseMemory(readGlance(MEMORY_KEY)) ?? NO_MEMORY;

/** Stumbled over or looked up, and not kept since, before it was kept when a rule fades. */
function stumbledRules(game: string, { rules: known }: Memory): readonly string[] {
  const { rules } = readProgressGlance();
  if (typeof rules !== 'object' || rules === null) return [];
  return Object.entries(rules)
    .filter(([id, tally]) => {
      if (!id.startsWith(`${game}/`) || id in known || !Array.isArray(tally)) return false;
      const [, stumbled, lookedUp, row] = tally;
      return stumbled + lookedUp > 0 && row === 0;
    })
    .map(([id]) => id);
}

/** Rules of a game that would have faded by now, the longest overdue first. @param now in ms since 1970 */
export function rulesToRefresh(game: string, now: number): readonly string[] {
  const memory = loadMemory();
  return [...dueRules(memory, game, now), ...stumbledRules(game, memory)];
}

/** Rules of a game worth another look: those, and what was stumbled over since. @param now in ms since 1970 */
export function rulesToReview(game: string, now: number): readonly string[] {
  const memory = loadMemory();
  return [...weakRules(memory, game, now), ...stumbledRules(game, memory)];
}

import { localStore } from '../../ui/device/device.ts';
import { dueRules, MEMORY_KEY, type Memory, NO_MEMORY, parseMemory, weakRules } from './memory/rule-memory.ts';
import { PROGRESS_KEY } from './progress-key.ts';
import { STATS_KEY } from './stats/stats-key.ts';

/** Reads stored JSON without validation; null if it can't be parsed. */
function readGlance(key: string): unknown {
  try {
    return JSON.parse(localStore.read(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The stored progress, unvalidated. The lessons page validates it and sets damaged data aside. */
const readProgressGlance = (): { readonly lessons?: unknown; readonly rules?: unknown } =>
  readGlance(PROGRESS_KEY) ?? {};

/** Ids of the lessons finished. */
export function learnedLessons(): readonly string[] {
  const { lessons } = readProgressGlance();
  return Array.isArray(lessons) ? lessons.filter((id) => typeof id === 'string') : [];
}

/** Ids of the games the player knows: a lesson of them is finished, or a game of them was played to its end. */
export function learnedGames(): ReadonlySet<string> {
  const stats: { readonly tallies?: unknown } = readGlance(STATS_KEY) ?? {};
  const tallies = typeof stats.tallies === 'object' && stats.tallies !== null ? Object.entries(stats.tallies) : [];
  const playedKeys = tallies.flatMap(([key, tally]) => (tally?.games > 0 ? [key] : []));
  return new Set([...learnedLessons(), ...playedKeys].map((id) => id.split('/')[0] ?? ''));
}

export const loadMemory = (): Memory => parseMemory(readGlance(MEMORY_KEY)) ?? NO_MEMORY;

/** Rules the player stumbled over or looked up and hasn't kept since, from before rules had a schedule. */
function stumbledRules(game: string, { rules: scheduledRules }: Memory): readonly string[] {
  const { rules } = readProgressGlance();
  if (typeof rules !== 'object' || rules === null) return [];
  return Object.entries(rules)
    .filter(([id, tally]) => {
      if (!id.startsWith(`${game}/`) || id in scheduledRules || !Array.isArray(tally)) return false;
      const [, stumbled, lookedUp, row] = tally;
      return stumbled + lookedUp > 0 && row === 0;
    })
    .map(([id]) => id);
}

/** Rules of a game that are due for review, the longest overdue first. @param now in ms since 1970 */
export function rulesToRefresh(game: string, now: number): readonly string[] {
  const memory = loadMemory();
  return [...dueRules(memory, game, now), ...stumbledRules(game, memory)];
}

/** Rules of a game to review: those that are due, then recent stumbles. @param now in ms since 1970 */
export function rulesToReview(game: string, now: number): readonly string[] {
  const memory = loadMemory();
  return [...weakRules(memory, game, now), ...stumbledRules(game, memory)];
}

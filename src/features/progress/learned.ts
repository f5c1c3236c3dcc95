import { localStore } from '../../ui/device/device.ts';
import { PROGRESS_KEY } from './progress-key.ts';
import { STATS_KEY } from './stats/stats-key.ts';

/** Reads stored JSON without validation; null if it can't be parsed. */
export function readGlance(key: string): unknown {
  try {
    return JSON.parse(localStore.read(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The stored progress, unvalidated. The lessons page validates it and sets damaged data aside. */
export const readProgressGlance = (): { readonly lessons?: unknown; readonly rules?: unknown } =>
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

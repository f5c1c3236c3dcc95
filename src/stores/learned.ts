import { device } from './device/device.ts';

/** Where progress is kept on this device. */
export const PROGRESS_KEY = 'fair-deal/progress';

/** Kept so often in a row, a rule counts as kept again: as in `stumbles`. */
const ENOUGH = 2;

/**
 * What is kept of progress, for a page that only glances at it: read without the rest and without a library. What
 * can't be read counts as nothing; the lessons' own page says so and sets it aside.
 */
function glance(): { readonly lessons?: unknown; readonly rules?: unknown } {
  try {
    return JSON.parse(device.read(PROGRESS_KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Lessons that were taken to their end. */
export function learned(): readonly string[] {
  const { lessons } = glance();
  return Array.isArray(lessons) ? lessons.filter((id) => typeof id === 'string') : [];
}

/** How many rules of a game one stumbled over and hasn’t kept often enough since. */
export function toRefresh(game: string): number {
  const { rules } = glance();
  if (typeof rules !== 'object' || rules === null) return 0;
  return Object.entries(rules).filter(([id, tally]) => {
    if (!id.startsWith(`${game}/`) || !Array.isArray(tally)) return false;
    const [, stumbled, lookedUp, row] = tally;
    return stumbled + lookedUp > 0 && row < ENOUGH;
  }).length;
}

import { device } from './device/device.ts';

/** Where progress is kept on this device. */
export const PROGRESS_KEY = 'fair-deal/progress';

/**
 * Lessons that were taken to their end, for a page that only glances at them: read without the rest and without
 * a library. What can't be read counts as none; the lessons' own page says so and sets it aside.
 */
export function learned(): readonly string[] {
  try {
    const { lessons }: { readonly lessons?: unknown } = JSON.parse(device.read(PROGRESS_KEY) ?? '{}');
    return Array.isArray(lessons) ? lessons.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

const DAY_MS = 86_400_000;

/** Days since 1970 in the local time zone. @param now in ms */
export const dayOf = (now: number): number => Math.floor((now - new Date(now).getTimezoneOffset() * 60_000) / DAY_MS);

/** Formats a day as "23 November 2026". @param day in days since 1970 */
export const dayText = (day: number): string =>
  new Date(day * DAY_MS).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function randomSeed(): number {
  const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}

const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** An ISO date: "2026-11-22". */
export type DayDate = string;

const padTwo = (n: number): string => String(n).padStart(2, '0');

/** Returns the local date, so that the puzzles change at midnight everywhere. */
export const dateOf = (moment: Date): DayDate =>
  `${moment.getFullYear()}-${padTwo(moment.getMonth() + 1)}-${padTwo(moment.getDate())}`;

/** Days since 1970-01-01. */
export const numberOfDay = (date: DayDate): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY);

export const dayBefore = (date: DayDate): DayDate =>
  new Date((numberOfDay(date) - 1) * MS_PER_DAY).toISOString().slice(0, 10);

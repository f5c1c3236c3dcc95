const DAY = 24 * 60 * 60 * 1000;

/** A date as it is written: "2026-11-22". */
export type DayDate = string;

const padTwo = (n: number): string => String(n).padStart(2, '0');

/** The date on a clock, wherever it hangs: the same puzzles for everybody who has that date. */
export const dateOf = (now: Date): DayDate =>
  `${now.getFullYear()}-${padTwo(now.getMonth() + 1)}-${padTwo(now.getDate())}`;

/** Days since 1970: each date has its number, and the next date the next. */
export const numberOfDay = (date: DayDate): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY);

export const dayBefore = (date: DayDate): DayDate =>
  new Date((numberOfDay(date) - 1) * DAY).toISOString().slice(0, 10);

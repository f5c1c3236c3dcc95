import { isObject } from '../../game/json.ts';
import { PUZZLES_A_DAY } from '../../scenarios/puzzle/daily-puzzles.ts';
import { type DayDate, dayBefore } from '../../scenarios/puzzle/date.ts';

/** Raised when what is kept means something else than before. */
export const DAILY_VERSION = 1;

/** How far somebody is with the puzzles of a day. */
export interface DailySitting {
  /** Which puzzles they are: another edition of the site may have others for the same day. */
  readonly of: string;
  /** Which one lies on the table; six once all are done. */
  readonly at: number;
  /** What was answered, in order: one more than `at` while an answer is looked at. */
  readonly said: readonly string[];
  /** Milliseconds of thinking. */
  readonly spent: number;
}

/** What is kept of the puzzles of the days. */
export interface DailyRecord {
  readonly version: typeof DAILY_VERSION;
  /** On so many days all six were done. */
  readonly days: number;
  /** The last of them. */
  readonly last: DayDate | null;
  /** Today’s and yesterday’s. */
  readonly sittings: Readonly<Record<DayDate, DailySitting>>;
}

export const EMPTY_DAILY: DailyRecord = { version: DAILY_VERSION, days: 0, last: null, sittings: {} };

const isCount = (json: unknown): json is number => Number.isInteger(json) && (json as number) >= 0;
const isDate = (json: unknown): boolean => typeof json === 'string' && /^\d{4}-\d\d-\d\d$/.test(json);

function isSitting(json: unknown): json is DailySitting {
  if (!isObject(json) || typeof json['of'] !== 'string' || !isCount(json['at'])) return false;
  const { said, at, spent } = json;
  if (!Array.isArray(said) || !said.every((one) => typeof one === 'string')) return false;
  const fits = said.length === at || said.length === (at as number) + 1;
  return fits && said.length <= PUZZLES_A_DAY && Number.isFinite(spent) && (spent as number) >= 0;
}

/** Undefined where that is none of ours. */
export function parseDaily(json: unknown): DailyRecord | undefined {
  if (!isObject(json) || json['version'] !== DAILY_VERSION || !isCount(json['days'])) return undefined;
  const { last, sittings } = json;
  if (last !== null && !isDate(last)) return undefined;
  if (!isObject(sittings) || !Object.keys(sittings).every(isDate)) return undefined;
  return Object.values(sittings).every(isSitting) ? (json as unknown as DailyRecord) : undefined;
}

/**
 * Keeps how far one is with a day, and forgets all others that are older than yesterday. A day that is done is counted
 * once, though midnight came before its last answer.
 */
export function withSitting(
  daily: DailyRecord,
  date: DayDate,
  sitting: DailySitting,
  today: DayDate,
): DailyRecord {
  const kept = Object.entries({ ...daily.sittings, [date]: sitting }).filter(
    ([one]) => one === today || one === dayBefore(today) || one === date,
  );
  const done = sitting.said.length === PUZZLES_A_DAY && (daily.last === null || daily.last < date);
  return {
    ...daily,
    ...(done ? { days: daily.days + 1, last: date } : {}),
    sittings: Object.fromEntries(kept),
  };
}

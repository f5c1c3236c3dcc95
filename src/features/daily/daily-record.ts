import { isObject } from '../../game/json.ts';
import { PUZZLES_A_DAY } from '../../scenarios/puzzle/daily-puzzles.ts';
import { type DayDate, dayBefore } from '../../scenarios/puzzle/date.ts';

/** Version of the stored record; raised when its meaning changes. */
export const DAILY_VERSION = 1;

/** The player's progress in the puzzles of a day. */
export interface DailySitting {
  /** Fingerprint of the puzzles: another edition of the site may have others for the same day. */
  readonly of: string;
  /** Index of the current puzzle; 6 once all are done. */
  readonly at: number;
  /** The answers in order; one more than `at` while an answer is shown. */
  readonly said: readonly string[];
  /** Thinking time in ms. */
  readonly spent: number;
  /** Ids of the games that the puzzles come from; all games if missing. */
  readonly games?: readonly string[];
}

export interface DailyRecord {
  readonly version: typeof DAILY_VERSION;
  /** Number of days on which all six were done. */
  readonly days: number;
  /** Number of days in a row up to the last; older records have none. */
  readonly streak?: number;
  /** Last day on which all six were done. */
  readonly last: DayDate | null;
  /** Sittings of today and yesterday, by date. */
  readonly sittings: Readonly<Record<DayDate, DailySitting>>;
}

export const EMPTY_DAILY: DailyRecord = { version: DAILY_VERSION, days: 0, last: null, sittings: {} };

const isCount = (json: unknown): json is number => Number.isInteger(json) && (json as number) >= 0;
const isDate = (json: unknown): boolean => typeof json === 'string' && /^\d{4}-\d\d-\d\d$/.test(json);

function isSitting(json: unknown): json is DailySitting {
  if (!isObject(json) || typeof json['of'] !== 'string' || !isCount(json['at'])) return false;
  const { said, at, spent, games } = json;
  if (games !== undefined && !(Array.isArray(games) && games.every((id) => typeof id === 'string'))) return false;
  if (!Array.isArray(said) || !said.every((one) => typeof one === 'string')) return false;
  const hasFittingLength = said.length === at || said.length === (at as number) + 1;
  return hasFittingLength && said.length <= PUZZLES_A_DAY && Number.isFinite(spent) && (spent as number) >= 0;
}

/** Parses a stored record; undefined if the JSON has another shape or version. */
export function parseDaily(json: unknown): DailyRecord | undefined {
  if (!isObject(json) || json['version'] !== DAILY_VERSION || !isCount(json['days'])) return undefined;
  const { last, sittings, streak } = json;
  if (streak !== undefined && !isCount(streak)) return undefined;
  if (last !== null && !isDate(last)) return undefined;
  if (!isObject(sittings) || !Object.keys(sittings).every(isDate)) return undefined;
  return Object.values(sittings).every(isSitting) ? (json as unknown as DailyRecord) : undefined;
}

/** Number of days in a row on which all six were done, up to today or yesterday. */
export function streakAt({ streak = 1, last }: DailyRecord, today: DayDate): number {
  return last === today || last === dayBefore(today) ? streak : 0;
}

/**
 * Stores the progress of a day and drops days before yesterday. A finished day counts once, even if midnight
 * passed before its last answer.
 */
export function withSitting(daily: DailyRecord, date: DayDate, sitting: DailySitting, today: DayDate): DailyRecord {
  const recentSittings = Object.entries({ ...daily.sittings, [date]: sitting }).filter(
    ([one]) => one === today || one === dayBefore(today) || one === date,
  );
  const isNewlyFinished = sitting.said.length === PUZZLES_A_DAY && (daily.last === null || daily.last < date);
  return {
    ...daily,
    ...(isNewlyFinished ? { days: daily.days + 1, streak: streakAt(daily, date) + 1, last: date } : {}),
    sittings: Object.fromEntries(recentSittings),
  };
}

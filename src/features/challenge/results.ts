import { isObject } from '../../game/json.ts';
import type { DayDate } from '../../scenarios/puzzle/date.ts';
import { persistentAtom } from '../../ui/device/persistent-atom.ts';
import type { Strength } from '../practice/strengths.ts';

/** Raised when what is kept means something else than before. */
const VERSION = 1;

/** What one came to with the deals of the days: by day, game and who one played against. */
export interface Results {
  readonly version: typeof VERSION;
  /** `<day>/<game>/<strength>`: one’s own total, then the others’. */
  readonly totals: Readonly<Record<string, readonly number[]>>;
}

const NO_RESULTS: Results = { version: VERSION, totals: {} };

/** Undefined where that is none of ours. */
export function readResults(json: unknown): Results | undefined {
  if (!isObject(json) || json['version'] !== VERSION || !isObject(json['totals'])) return undefined;
  const all = Object.values(json['totals']);
  const fine = all.every((one) => Array.isArray(one) && one.length > 0 && one.every(Number.isFinite));
  return fine ? (json as unknown as Results) : undefined;
}

const keyOf = (day: DayDate, game: string, strength: Strength): string => `${day}/${game}/${strength}`;

/** So many are kept: those of the last days. */
const MOST_KEPT = 40;

/** With one more; the first one came to counts. */
export function addResult(
  results: Results,
  of: { readonly day: DayDate; readonly game: string; readonly strength: Strength },
  totals: readonly number[],
): Results {
  const all = Object.entries({ [keyOf(of.day, of.game, of.strength)]: totals, ...results.totals });
  return { version: VERSION, totals: Object.fromEntries(all.slice(0, MOST_KEPT)) };
}

/** What one came to; undefined where one hasn’t played it. */
export const findResult = (
  { totals }: Results,
  day: DayDate,
  game: string,
  strength: Strength,
): readonly number[] | undefined => totals[keyOf(day, game, strength)];

/** What is kept of the deals of the days, on this device and nowhere else. */
export const $results = persistentAtom<Results>({
  key: 'fair-deal/deals',
  version: VERSION,
  what: 'the deals of the day',
  empty: NO_RESULTS,
  read: readResults,
});

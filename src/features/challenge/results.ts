import { isObject } from '../../game/json.ts';
import type { DayDate } from '../../scenarios/puzzle/date.ts';
import { persistentAtom } from '../../ui/device/persistent-atom.ts';
import type { Strength } from '../saved-games/index.ts';
import { WORDS } from './words.ts';

/** Version of the stored results; raised when their format changes. */
const VERSION = 1;

/** The player's results in daily deals. */
export interface Results {
  readonly version: typeof VERSION;
  /** `<day>/<game>/<strength>`: the player's total, then the others'. */
  readonly totals: Readonly<Record<string, readonly number[]>>;
}

const NO_RESULTS: Results = { version: VERSION, totals: {} };

/** Parses stored results; undefined if the JSON has another shape or version. */
export function readResults(json: unknown): Results | undefined {
  if (!isObject(json) || json['version'] !== VERSION || !isObject(json['totals'])) return undefined;
  const totalsLists = Object.values(json['totals']);
  const isValid = totalsLists.every((one) => Array.isArray(one) && one.length > 0 && one.every(Number.isFinite));
  return isValid ? (json as unknown as Results) : undefined;
}

const keyOf = (day: DayDate, game: string, strength: Strength): string => `${day}/${game}/${strength}`;

/** Maximum number of stored results; the oldest are dropped first. */
const MAX_RESULTS = 40;

/** Adds a result, unless the deal already has one: the first result counts. */
export function addResult(
  results: Results,
  deal: { readonly day: DayDate; readonly game: string; readonly strength: Strength },
  totals: readonly number[],
): Results {
  const allEntries = Object.entries({ [keyOf(deal.day, deal.game, deal.strength)]: totals, ...results.totals });
  return { version: VERSION, totals: Object.fromEntries(allEntries.slice(0, MAX_RESULTS)) };
}

/** The player's result; undefined if the deal wasn't played. */
export const findResult = (
  { totals }: Results,
  day: DayDate,
  game: string,
  strength: Strength,
): readonly number[] | undefined => totals[keyOf(day, game, strength)];

/** Results of daily deals, stored on this device only. */
export const $results = persistentAtom<Results>({
  key: 'fair-deal/deals',
  version: VERSION,
  description: WORDS.stored,
  empty: NO_RESULTS,
  read: readResults,
});

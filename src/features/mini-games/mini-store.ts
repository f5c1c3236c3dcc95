import { isObject } from '../../game/json.ts';
import { persistentAtom } from '../../ui/device/persistent-atom.ts';
import { WORDS } from './words.ts';

/** Storage key of the stars. */
export const MINIS_KEY = 'fair-deal/minis';
/** Version of the stored record; raised when its meaning changes. */
const VERSION = 1;

/** Results in the mini-games by `<game>/<aim>`. */
export interface MiniRecord {
  readonly version: typeof VERSION;
  readonly stars: Readonly<Record<string, number>>;
  /** Index of the next seed to deal, by mini-game. */
  readonly dealt: Readonly<Record<string, number>>;
}

const isCounts = (json: unknown, maxCount: number): json is Readonly<Record<string, number>> =>
  isObject(json) &&
  Object.values(json).every((n) => typeof n === 'number' && Number.isInteger(n) && n >= 0 && n <= maxCount);

/** Parses a stored record; undefined if the JSON has another shape or version. */
export function parseMinis(json: unknown): MiniRecord | undefined {
  if (!isObject(json) || json['version'] !== VERSION) return undefined;
  const { stars, dealt } = json;
  if (!isCounts(stars, 3) || !isCounts(dealt, Number.MAX_SAFE_INTEGER)) return undefined;
  return { version: VERSION, stars, dealt };
}

export const $minis = persistentAtom<MiniRecord>({
  key: MINIS_KEY,
  version: VERSION,
  description: WORDS.stored,
  empty: { version: VERSION, stars: {}, dealt: {} },
  read: parseMinis,
});

/** Stores the stars if they are more than before. */
export function noteStars(mini: string, stars: number): void {
  const minis = $minis.get();
  if (stars <= (minis.stars[mini] ?? 0)) return;
  $minis.set({ ...minis, stars: { ...minis.stars, [mini]: stars } });
}

/** Returns the seed of the next deal and counts it; after the last it starts over. */
export function takeNextDeal(mini: string, seeds: readonly number[]): number {
  const minis = $minis.get();
  const dealCount = minis.dealt[mini] ?? 0;
  $minis.set({ ...minis, dealt: { ...minis.dealt, [mini]: (dealCount + 1) % seeds.length } });
  return seeds[dealCount % seeds.length] ?? 1;
}

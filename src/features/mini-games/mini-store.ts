import { isObject } from '../../game/json.ts';
import { persistentAtom } from '../../ui/device/persistent-atom.ts';

/** Where the stars of mini-games are kept on this device. */
export const MINIS_KEY = 'fair-deal/minis';
/** Raised when what is kept means something else than before. */
const VERSION = 1;

/** What one has reached in the mini-games, each by `<game>/<aim>`. */
export interface MiniRecord {
  readonly version: typeof VERSION;
  /** The most stars. */
  readonly stars: Readonly<Record<string, number>>;
  /** How many deals one has been given: the next is a fresh one. */
  readonly dealt: Readonly<Record<string, number>>;
}

const isCounts = (json: unknown, most: number): json is Readonly<Record<string, number>> =>
  isObject(json) &&
  Object.values(json).every((n) => typeof n === 'number' && Number.isInteger(n) && n >= 0 && n <= most);

/** Undefined where that is none of ours. */
export function parseMinis(json: unknown): MiniRecord | undefined {
  if (!isObject(json) || json['version'] !== VERSION) return undefined;
  const { stars, dealt } = json;
  if (!isCounts(stars, 3) || !isCounts(dealt, Number.MAX_SAFE_INTEGER)) return undefined;
  return { version: VERSION, stars, dealt };
}

export const $minis = persistentAtom<MiniRecord>({
  key: MINIS_KEY,
  version: VERSION,
  what: 'your stars',
  empty: { version: VERSION, stars: {}, dealt: {} },
  read: parseMinis,
});

/** Keeps stars where they are more than before. */
export function noteStars(mini: string, stars: number): void {
  const minis = $minis.get();
  if (stars <= (minis.stars[mini] ?? 0)) return;
  $minis.set({ ...minis, stars: { ...minis.stars, [mini]: stars } });
}

/** The next deal of a mini-game: each in its turn, then all over again. */
export function takeNextDeal(mini: string, seeds: readonly number[]): number {
  const minis = $minis.get();
  const dealt = minis.dealt[mini] ?? 0;
  $minis.set({ ...minis, dealt: { ...minis.dealt, [mini]: (dealt + 1) % seeds.length } });
  return seeds[dealt % seeds.length] ?? 1;
}

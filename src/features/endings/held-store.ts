import { isObject } from '../../game/json.ts';
import { persistentAtom } from '../../ui/device/persistent-atom.ts';
import { STORED } from './words.ts';

/** Storage key of the endings in which the player reached the best possible result ("held"). */
export const ENDINGS_KEY = 'fair-deal/endings';
/** Version of the stored record; raised when its meaning changes. */
const VERSION = 1;

/** The endings held, each as `<game>/<number>/<side>`. */
export interface HeldEndings {
  readonly version: typeof VERSION;
  readonly held: readonly string[];
}

/** Parses a stored record; undefined if the JSON has another shape or version. */
export function parseHeld(json: unknown): HeldEndings | undefined {
  if (!isObject(json) || json['version'] !== VERSION || !Array.isArray(json['held'])) return undefined;
  return json['held'].every((one) => typeof one === 'string') ? (json as unknown as HeldEndings) : undefined;
}

export const $held = persistentAtom<HeldEndings>({
  key: ENDINGS_KEY,
  version: VERSION,
  description: STORED,
  empty: { version: VERSION, held: [] },
  read: parseHeld,
});

export const heldKey = (game: string, number: number, side: number): string => `${game}/${number}/${side}`;

/** Adds an ending to those held, once. */
export const withHeld = ({ held }: HeldEndings, key: string): HeldEndings => ({
  version: VERSION,
  held: held.includes(key) ? held : [...held, key],
});

import { isObject } from '../../game/json.ts';
import { persistentAtom } from '../../ui/device/persistent-atom.ts';

/** Where it is kept on this device which endings one has held. */
export const ENDINGS_KEY = 'fair-deal/endings';
/** Raised when what is kept means something else than before. */
const VERSION = 1;

/** The endings one has held, from which sides: `<game>/<number>/<side>`. */
export interface HeldEndings {
  readonly version: typeof VERSION;
  readonly held: readonly string[];
}

/** Undefined where that is none of ours. */
export function parseHeld(json: unknown): HeldEndings | undefined {
  if (!isObject(json) || json['version'] !== VERSION || !Array.isArray(json['held'])) return undefined;
  return json['held'].every((one) => typeof one === 'string') ? (json as unknown as HeldEndings) : undefined;
}

/** What is kept of them, on this device and nowhere else. */
export const $held = persistentAtom<HeldEndings>({
  key: ENDINGS_KEY,
  version: VERSION,
  what: 'the endings you have held',
  empty: { version: VERSION, held: [] },
  read: parseHeld,
});

export const heldKey = (game: string, number: number, side: number): string => `${game}/${number}/${side}`;

/** With one more; each is there once. */
export const withHeld = ({ held }: HeldEndings, key: string): HeldEndings => ({
  version: VERSION,
  held: held.includes(key) ? held : [...held, key],
});

import { isObject } from '../game/json.ts';
import type { Options } from '../game/options.ts';
import { device } from './device/device.ts';
import { type Kept, readKept } from './device/kept.ts';
import { tableKey } from './table-key.ts';

const VERSION = 1;

const isValue = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const keptAs = (game: string): Kept<Options> => ({
  key: tableKey(game),
  version: VERSION,
  what: 'your table’s house rules',
  read(json) {
    if (!isObject(json) || json['version'] !== VERSION || !isObject(json['options'])) return undefined;
    const { options } = json;
    return Object.values(options).every(isValue) ? (options as Options) : undefined;
  },
});

/** The house rules of one's own table that differ from the usual ones; undefined where none were ever chosen. */
export const keptTable = (game: string): Options | undefined => readKept(keptAs(game));

/** Keeps what differs from the usual rules, for all pages of the game; nothing where all is as usual. */
export function keepTable(game: string, changed: Options): void {
  const key = tableKey(game);
  if (Object.keys(changed).length > 0)
    device.write(key, JSON.stringify({ version: VERSION, options: changed }));
  else if (device.read(key) !== null) device.remove(key);
}

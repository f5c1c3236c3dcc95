import { isObject } from '../../game/json.ts';
import type { Options } from '../../game/options.ts';
import { device } from '../../ui/device/device.ts';
import { readStored, type StoredSpec } from '../../ui/device/persistent-atom.ts';
import { tableKey } from './table-key.ts';

const VERSION = 1;

const isValue = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** How a table settles slips: what happens at a table of people, and no referee judges. */
export type Slips = 'friendly' | 'strict';

/** What a table has agreed on. */
export interface OurTable {
  /** House rules other than the usual ones. */
  readonly options: Options;
  readonly slips: Slips;
}

const storageOf = (game: string): StoredSpec<OurTable> => ({
  key: tableKey(game),
  version: VERSION,
  what: 'your table’s house rules',
  read(json) {
    if (!isObject(json) || json['version'] !== VERSION || !isObject(json['options'])) return undefined;
    const { options, slips } = json;
    if (!Object.values(options).every(isValue)) return undefined;
    return { options: options as Options, slips: slips === 'strict' ? 'strict' : 'friendly' };
  },
});

const read = (game: string): OurTable | undefined => readStored(storageOf(game));

/** Keeps what a table agreed on, for all pages of the game; nothing where all is as usual. */
export function saveOurTable(game: string, { options, slips }: OurTable): void {
  const key = tableKey(game);
  const strict = slips === 'strict' ? { slips } : {};
  if (Object.keys(options).length > 0 || slips === 'strict')
    device.write(key, JSON.stringify({ version: VERSION, options, ...strict }));
  else if (device.read(key) !== null) device.remove(key);
}

/** The house rules of one's own table that differ from the usual ones; undefined where none were ever chosen. */
export const savedOptions = (game: string): Options | undefined => read(game)?.options;

/** Keeps what differs from the usual rules, for all pages of the game. */
export function saveOptions(game: string, changed: Options): void {
  saveOurTable(game, { options: changed, slips: savedSlips(game) });
}

/** How one's own table settles slips: the friendly way, unless it agreed on the strict one. */
export const savedSlips = (game: string): Slips => read(game)?.slips ?? 'friendly';

export function saveSlips(game: string, slips: Slips): void {
  saveOurTable(game, { options: savedOptions(game) ?? {}, slips });
}

import { isObject } from '../../game/json.ts';
import type { Options } from '../../game/options.ts';
import { localStore } from '../../ui/device/device.ts';
import { readStored, type StoredSpec } from '../../ui/device/persistent-atom.ts';
import { tableKey } from './table-key.ts';
import { STORED } from './words.ts';

const VERSION = 1;

const isValue = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** How a table of people settles slips, without a referee. */
export type Slips = 'friendly' | 'strict';

/** The agreement of a table: its house rules, and how it settles slips. */
export interface OurTable {
  /** House rules that differ from the usual ones. */
  readonly options: Options;
  readonly slips: Slips;
}

const storageOf = (game: string): StoredSpec<OurTable> => ({
  key: tableKey(game),
  version: VERSION,
  description: STORED,
  read(json) {
    if (!isObject(json) || json['version'] !== VERSION || !isObject(json['options'])) return undefined;
    const { options, slips } = json;
    if (!Object.values(options).every(isValue)) return undefined;
    return { options: options as Options, slips: slips === 'strict' ? 'strict' : 'friendly' };
  },
});

const readOurTable = (game: string): OurTable | undefined => readStored(storageOf(game));

/** Saves a table's agreement for all pages of the game; removes it if everything is as usual. */
export function saveOurTable(game: string, { options, slips }: OurTable): void {
  const key = tableKey(game);
  const strict = slips === 'strict' ? { slips } : {};
  if (Object.keys(options).length > 0 || slips === 'strict')
    localStore.write(key, JSON.stringify({ version: VERSION, options, ...strict }));
  else if (localStore.read(key) !== null) localStore.remove(key);
}

/** The saved house rules that differ from the usual ones; undefined if none were ever chosen. */
export const savedOptions = (game: string): Options | undefined => readOurTable(game)?.options;

/** Saves the house rules that differ from the usual ones. */
export function saveOptions(game: string, options: Options): void {
  saveOurTable(game, { options, slips: savedSlips(game) });
}

/** How the table settles slips: the friendly way by default. */
export const savedSlips = (game: string): Slips => readOurTable(game)?.slips ?? 'friendly';

export function saveSlips(game: string, slips: Slips): void {
  saveOurTable(game, { options: savedOptions(game) ?? {}, slips });
}

import type { Game } from '../game/game.ts';
import { isObject } from '../game/json.ts';
import { defaultOptions, type Options, takes } from '../game/options.ts';
import { device } from './device/device.ts';
import { type Kept, readKept } from './device/kept.ts';

const VERSION = 1;

/** Where the house rules of one's own table are kept, for each game. */
export const tableKey = (game: string): string => `fair-deal/table/${game}`;

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

/** All house rules of one's own table. What the game doesn't take any more is as usual. */
export function tableOf({ id, options: specs, wire }: Pick<Game, 'id' | 'options' | 'wire'>): Options {
  const usual = defaultOptions(specs);
  const fitting = Object.entries(keptTable(id) ?? {}).filter(([key, value]) =>
    specs.some((spec) => spec.key === key && takes(spec, value)),
  );
  const options = { ...usual, ...Object.fromEntries(fitting) };
  return wire.checkOptions?.(options) ? usual : options;
}

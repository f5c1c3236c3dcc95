import { isObject, type JsonObject } from '../../../game/json.ts';
import { persistentAtom } from '../../../ui/device/persistent-atom.ts';

/** A record that is kept on this device, under a name. */
export interface KeptRecord {
  readonly name: string;
  readonly record: JsonObject;
}

const VERSION = 1;

const isKept = (one: unknown): one is KeptRecord =>
  isObject(one) && typeof one['name'] === 'string' && isObject(one['record']);

const storeOf = (game: string) =>
  persistentAtom<{ readonly version: number; readonly records: readonly KeptRecord[] }>({
    key: `fair-deal/records/${game}`,
    version: VERSION,
    what: 'games you kept',
    empty: { version: VERSION, records: [] },
    read(json) {
      if (!isObject(json) || json['version'] !== VERSION || !Array.isArray(json['records'])) return undefined;
      const records: readonly unknown[] = json['records'];
      return records.every(isKept) ? { version: VERSION, records } : undefined;
    },
  });

const stores = new Map<string, ReturnType<typeof storeOf>>();

/** The kept records of a game, the last first. */
export function keptRecords(game: string): ReturnType<typeof storeOf> {
  const store = stores.get(game) ?? storeOf(game);
  stores.set(game, store);
  return store;
}

/** Changes the list of what is kept. */
export function keep(game: string, change: (records: readonly KeptRecord[]) => readonly KeptRecord[]): void {
  const store = keptRecords(game);
  store.set({ version: VERSION, records: change(store.get().records) });
}

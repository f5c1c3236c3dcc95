import { isObject, type JsonObject } from '../../../game/json.ts';
import { persistentAtom } from '../../../ui/device/persistent-atom.ts';

/** A record that is kept on this device, under a name. */
export interface StoredRecord {
  readonly name: string;
  readonly record: JsonObject;
}

const VERSION = 1;

const isStoredRecord = (one: unknown): one is StoredRecord =>
  isObject(one) && typeof one['name'] === 'string' && isObject(one['record']);

const createRecordStore = (game: string) =>
  persistentAtom<{ readonly version: number; readonly records: readonly StoredRecord[] }>({
    key: `fair-deal/records/${game}`,
    version: VERSION,
    what: 'games you kept',
    empty: { version: VERSION, records: [] },
    read(json) {
      if (!isObject(json) || json['version'] !== VERSION || !Array.isArray(json['records'])) return undefined;
      const records: readonly unknown[] = json['records'];
      return records.every(isStoredRecord) ? { version: VERSION, records } : undefined;
    },
  });

const stores = new Map<string, ReturnType<typeof createRecordStore>>();

/** The kept records of a game, the last first. */
export function recordStoreOf(game: string): ReturnType<typeof createRecordStore> {
  const store = stores.get(game) ?? createRecordStore(game);
  stores.set(game, store);
  return store;
}

/** Changes the list of what is kept. */
export function updateRecords(
  game: string,
  change: (records: readonly StoredRecord[]) => readonly StoredRecord[],
): void {
  const store = recordStoreOf(game);
  store.set({ version: VERSION, records: change(store.get().records) });
}

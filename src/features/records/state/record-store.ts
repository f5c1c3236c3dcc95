import { isObject, type JsonObject } from '../../../game/json.ts';
import { persistentAtom } from '../../../ui/device/persistent-atom.ts';
import { WORDS } from '../words.ts';

/** A record stored on this device, with a name. */
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
    description: WORDS.stored,
    empty: { version: VERSION, records: [] },
    read(json) {
      if (!isObject(json) || json['version'] !== VERSION || !Array.isArray(json['records'])) return undefined;
      const records: readonly unknown[] = json['records'];
      return records.every(isStoredRecord) ? { version: VERSION, records } : undefined;
    },
  });

const stores = new Map<string, ReturnType<typeof createRecordStore>>();

/** The store of a game's records, newest first. */
export function recordStoreOf(game: string): ReturnType<typeof createRecordStore> {
  const store = stores.get(game) ?? createRecordStore(game);
  stores.set(game, store);
  return store;
}

/** Changes the list of stored records. */
export function updateRecords(
  game: string,
  change: (records: readonly StoredRecord[]) => readonly StoredRecord[],
): void {
  const store = recordStoreOf(game);
  store.set({ version: VERSION, records: change(store.get().records) });
}

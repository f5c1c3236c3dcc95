import { isObject, type JsonObject } from '../../../../game/json.ts';
import { localStore } from '../../../../ui/device/device.ts';
import { readStored } from '../../../../ui/device/persistent-atom.ts';
import { WORDS } from '../../words.ts';
import type { UnsaidCard } from './unsaid-cards.ts';

const VERSION = 1;
const keyOf = (game: string): string => `fair-deal/writing/${game}`;

/** A record being written, with the open cards still to be named. */
export interface StoredWriting {
  readonly record: JsonObject;
  readonly unsaid: readonly UnsaidCard[];
}

const isUnsaid = (json: unknown): json is UnsaidCard =>
  isObject(json) && typeof json['zone'] === 'string' && Number.isInteger(json['card']);

function parseWriting(json: unknown): StoredWriting | undefined {
  if (!isObject(json) || json['version'] !== VERSION || !isObject(json['record'])) return undefined;
  const unsaidCards: readonly unknown[] = Array.isArray(json['unsaid']) ? json['unsaid'] : [];
  return { record: json['record'], unsaid: unsaidCards.filter(isUnsaid) };
}

/** The stored record being written; null if there is none. */
export function loadWriting(game: string): StoredWriting | null {
  const stored = readStored<StoredWriting>({
    key: keyOf(game),
    version: VERSION,
    description: WORDS.storedWriting,
    read: parseWriting,
  });
  return stored ?? null;
}

/** Stores the record after every entry; null removes it. */
export function storeWriting(game: string, writing: StoredWriting | null): void {
  if (writing) localStore.write(keyOf(game), JSON.stringify({ version: VERSION, ...writing }));
  else localStore.remove(keyOf(game));
}

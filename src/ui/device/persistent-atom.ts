import { atom, type WritableAtom } from 'nanostores';
import { isObject } from '../../game/json.ts';
import { backUp } from './backup.ts';
import { localStore, onOutsideChange } from './device.ts';
import { notify } from './notices.ts';
import { describeDamaged, describeNewer, describeStuck } from './words.ts';

/** A value stored as JSON under a key. */
export interface StoredSpec<T> {
  readonly key: string;
  /** Increased when the meaning of the stored data changes. */
  readonly version: number;
  /** Completes “The data saved about …”: "what you have learned". */
  readonly description: string;
  /** Parses a stored value; undefined if the JSON isn't a valid value. */
  readonly read: (json: unknown) => T | undefined;
}

/** The parsed text; undefined if it isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a later version of the site has written this, so that it must not be changed. */
export function isNewer(json: unknown, version: number): boolean {
  const storedVersion = isObject(json) ? json['version'] : undefined;
  return typeof storedVersion === 'number' && storedVersion > version;
}

/**
 * Reads a stored text. A newer version's text is protected. An unreadable text is moved to a backup, or protected where
 * there is no room for that. Each case shows a notice once.
 */
function interpretText<T>({ key, version, description, read }: StoredSpec<T>, text: string): T | undefined {
  const json = parseJson(text);
  if (isNewer(json, version)) {
    localStore.protect(key);
    notify({
      id: `newer:${key}`,
      says: describeNewer(description),
    });
    return undefined;
  }
  const value = read(json);
  if (value !== undefined) return value;
  const copy = backUp(localStore, key, text);
  if (copy.isSafe) {
    localStore.remove(key);
    notify({ id: copy.key, says: describeDamaged(description), text });
  } else {
    localStore.protect(key);
    notify({ id: `no-room:${key}`, says: describeStuck(description), text });
  }
  return undefined;
}

/** The stored value; undefined if there is none that can be read. */
export function readStored<T>(spec: StoredSpec<T>): T | undefined {
  const text = localStore.read(spec.key);
  return text === null ? undefined : interpretText(spec, text);
}

/** Functions that read a store again, one for each store of this page. */
const readers = new Set<() => void>();

/** Reads all stores of this page again, after storage was changed without them. */
export function reloadStores(): void {
  for (const readAgain of readers) readAgain();
}

/** An atom stored on the device and synchronized with other tabs. Setting it never throws. */
export function persistentAtom<T>(spec: StoredSpec<T> & { readonly empty: T }): WritableAtom<T> {
  const { key, empty } = spec;
  const store = atom<T>(readStored(spec) ?? empty);
  const { set } = store;
  store.set = (value) => {
    localStore.write(key, JSON.stringify(value));
    set(value);
  };
  readers.add(() => set(readStored(spec) ?? empty));
  onOutsideChange(key, (text) => set(text === null ? empty : (interpretText(spec, text) ?? empty)));
  return store;
}

import { atom, type WritableAtom } from 'nanostores';
import { isObject } from '../../game/json.ts';
import { backUp } from './backup.ts';
import { device, onOutsideChange } from './device.ts';
import { notify } from './notices.ts';

/** Something that is kept under a key, as JSON. */
export interface StoredSpec<T> {
  readonly key: string;
  /** Raised when what is kept means something else than before. */
  readonly version: number;
  /** What it is, as it follows “The note of”: "what you have learned". */
  readonly what: string;
  /** Undefined where that is none of ours. */
  readonly read: (json: unknown) => T | undefined;
}

/** The JSON in a text; undefined where there is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a later version of the site has written this: then it is not ours to change. */
export function isNewer(json: unknown, version: number): boolean {
  const given = isObject(json) ? json['version'] : undefined;
  return typeof given === 'number' && given > version;
}

const MEANWHILE = 'It stays as it is, and what comes now is kept as long as this page is open.';

/**
 * What a text under the key means. What a newer version wrote stays untouched; what can't be read is set aside
 * first, and where there is no room for that it stays untouched too. Each is said once.
 */
function interpretText<T>({ key, version, what, read }: StoredSpec<T>, text: string): T | undefined {
  const json = parseJson(text);
  if (isNewer(json, version)) {
    device.protect(key);
    notify({
      id: `newer:${key}`,
      says: `The note of ${what} is from a newer version of this site. ${MEANWHILE}`,
    });
    return undefined;
  }
  const value = read(json);
  if (value !== undefined) return value;
  const copy = backUp(device, key, text);
  if (copy.safe) {
    device.remove(key);
    const says = `The note of ${what} is damaged. It was set aside, and a new one is begun.`;
    notify({ id: copy.key, says, text });
  } else {
    device.protect(key);
    const says = `The note of ${what} is damaged, and there is no room to set it aside. ${MEANWHILE}`;
    notify({ id: `no-room:${key}`, says, text });
  }
  return undefined;
}

/** What is kept under the key; undefined where there is nothing, or nothing that can be read. */
export function readStored<T>(kept: StoredSpec<T>): T | undefined {
  const text = device.read(kept.key);
  return text === null ? undefined : interpretText(kept, text);
}

/** How each store of this page reads once more what is kept of it. */
const readers = new Set<() => void>();

/** Has every store of this page read what is kept now: after something was put there, or taken away, behind its back. */
export function reloadStores(): void {
  for (const read of readers) read();
}

/** A store that is kept on the device, and in step with other tabs. Setting it never throws. */
export function persistentAtom<T>(kept: StoredSpec<T> & { readonly empty: T }): WritableAtom<T> {
  const { key, empty } = kept;
  const store = atom<T>(readStored(kept) ?? empty);
  const { set } = store;
  store.set = (value) => {
    device.write(key, JSON.stringify(value));
    set(value);
  };
  readers.add(() => set(readStored(kept) ?? empty));
  onOutsideChange(key, (text) => set(text === null ? empty : (interpretText(kept, text) ?? empty)));
  return store;
}

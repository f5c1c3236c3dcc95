/** Result of a write: stored, no room left, storage blocked, or key protected. */
export type WriteResult = 'ok' | 'full' | 'blocked' | 'withheld';

/** One of the browser's two stores, by key. No call throws; what the browser can't store is kept in memory. */
export interface StorageArea {
  /** The last text written under the key by any page; null if there is none. */
  read(key: string): string | null;
  /** The text in the browser's store; ignores what this page has in memory. */
  readStored(key: string): string | null;
  /** A failed write is kept in memory while the page is open, and the stored text stays. */
  write(key: string, text: string): WriteResult;
  remove(key: string): WriteResult;
  /** Stops writes to the stored text of this key: they are kept in memory only. */
  protect(key: string): void;
  /** Ends the protection of a key. */
  unprotect(key: string): void;
  keys(): readonly string[];
}

/** Names differ between browsers; 22 and 1014 are codes of old ones. */
function isQuota(error: unknown): boolean {
  if (!(error instanceof Error || error instanceof DOMException)) return false;
  const { name, code } = error as DOMException;
  return /quota/i.test(name) || code === 22 || code === 1014;
}

/**
 * @param openStorage returns the browser's store. With blocked cookies the access itself throws; some web views return null
 * @param report called at every failure
 */
export function createArea(
  openStorage: () => Storage | null | undefined,
  report: (failed: 'full' | 'blocked') => void = () => undefined,
): StorageArea {
  /** Texts that the browser didn't store; null for a failed removal. */
  const remembered = new Map<string, string | null>();
  const withheld = new Set<string>();

  function use<T>(work: (storage: Storage) => T): { readonly value: T } | 'full' | 'blocked' {
    try {
      const storage = openStorage();
      if (storage) return { value: work(storage) };
    } catch (error) {
      if (isQuota(error)) {
        report('full');
        return 'full';
      }
    }
    report('blocked');
    return 'blocked';
  }

  function change(key: string, text: string | null): WriteResult {
    const outcome = withheld.has(key)
      ? 'withheld'
      : use((storage) => (text === null ? storage.removeItem(key) : storage.setItem(key, text)));
    if (typeof outcome !== 'string') {
      remembered.delete(key);
      return 'ok';
    }
    remembered.set(key, text);
    return outcome;
  }

  function readFromBrowser(key: string): string | null {
    const stored = use((storage) => storage.getItem(key));
    return typeof stored === 'string' ? null : stored.value;
  }

  return {
    readStored: readFromBrowser,
    read: (key) => remembered.get(key) ?? (remembered.has(key) ? null : readFromBrowser(key)),
    write: change,
    remove: (key) => change(key, null),
    protect: (key) => void withheld.add(key),
    unprotect: (key) => void withheld.delete(key),
    keys() {
      const stored = use((storage) => Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? ''));
      const allKeys = new Set(typeof stored === 'string' ? [] : stored.value);
      for (const [key, text] of remembered) {
        if (text === null) allKeys.delete(key);
        else allKeys.add(key);
      }
      return [...allKeys];
    },
  };
}

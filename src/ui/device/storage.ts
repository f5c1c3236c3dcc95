/** How a write went: kept; no room left; nothing may be kept here; or left alone on purpose. */
export type WriteResult = 'ok' | 'full' | 'blocked' | 'withheld';

/** One of the browser's two stores, by key. No call of it throws, and what it can't keep it remembers. */
export interface StorageArea {
  /** What was last written under the key: by this page, or before it; null where there is nothing. */
  read(key: string): string | null;
  /** What the browser really keeps, whatever this page remembers beside it. */
  stored(key: string): string | null;
  /** What it doesn't keep is remembered as long as the page is open, and what was kept before stays. */
  write(key: string, text: string): WriteResult;
  remove(key: string): WriteResult;
  /** From now on what is kept under the key is not touched: writes are only remembered. */
  protect(key: string): void;
  /** Takes that back. */
  unprotect(key: string): void;
  keys(): readonly string[];
}

/** Browsers name it differently; 22 and 1014 are the codes of old ones. */
function isQuota(error: unknown): boolean {
  if (!(error instanceof Error || error instanceof DOMException)) return false;
  const { name, code } = error as DOMException;
  return /quota/i.test(name) || code === 22 || code === 1014;
}

/**
 * @param open gets the browser's store. Where cookies are blocked the very access throws; in some web views it
 *   answers null
 * @param report hears of every failure
 */
export function createArea(
  open: () => Storage | null | undefined,
  report: (failed: 'full' | 'blocked') => void = () => undefined,
): StorageArea {
  /** What the browser didn't keep; null where something was to be removed. */
  const remembered = new Map<string, string | null>();
  const withheld = new Set<string>();

  function use<T>(work: (storage: Storage) => T): { readonly value: T } | 'full' | 'blocked' {
    try {
      const storage = open();
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
    const done = withheld.has(key)
      ? 'withheld'
      : use((storage) => (text === null ? storage.removeItem(key) : storage.setItem(key, text)));
    if (typeof done !== 'string') {
      remembered.delete(key);
      return 'ok';
    }
    remembered.set(key, text);
    return done;
  }

  function kept(key: string): string | null {
    const found = use((storage) => storage.getItem(key));
    return typeof found === 'string' ? null : found.value;
  }

  return {
    stored: kept,
    read: (key) => remembered.get(key) ?? (remembered.has(key) ? null : kept(key)),
    write: change,
    remove: (key) => change(key, null),
    protect: (key) => void withheld.add(key),
    unprotect: (key) => void withheld.delete(key),
    keys() {
      const found = use((storage) => Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? ''));
      const all = new Set(typeof found === 'string' ? [] : found.value);
      for (const [key, text] of remembered) {
        if (text === null) all.delete(key);
        else all.add(key);
      }
      return [...all];
    },
  };
}

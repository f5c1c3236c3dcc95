import { vi } from 'vitest';
import { testStorage } from './test-storage.ts';

/** A page without a browser: its address, its storage, and what happens to it. */
export interface TestPage {
  readonly address: URL;
  readonly storage: ReturnType<typeof testStorage>;
  readonly session: ReturnType<typeof testStorage>;
  /** Follows a link to a place on this page. */
  readonly follow: (fragment: string) => void;
  /** Another tab writes to the storage. */
  readonly writeElsewhere: (key: string, text: string) => void;
}

/**
 * Replaces the globals of a page, until `vi.unstubAllGlobals`.
 * @param anchors ids of the page's elements
 */
export function openTestPage(at: string, anchors: readonly string[] = []): TestPage {
  const address = new URL(at);
  const events = new EventTarget();
  const [storage, session] = [testStorage(), testStorage()];
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('location', address);
  vi.stubGlobal('history', {
    replaceState: (_data: unknown, _title: string, to: string) => {
      address.href = new URL(to, address).href;
    },
  });
  vi.stubGlobal('document', {
    getElementById: (id: string) => (anchors.includes(id) ? { id } : null),
    querySelectorAll: () => [],
  });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  return {
    address,
    storage,
    session,
    follow(fragment) {
      address.hash = fragment;
      events.dispatchEvent(new Event('hashchange'));
    },
    writeElsewhere(key, text) {
      storage.setItem(key, text);
      events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: text }));
    },
  };
}

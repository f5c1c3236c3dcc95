import { vi } from 'vitest';
import { testStorage } from '../../../ui/device/test-storage.ts';

const PATH = '/rules/referee/';

/** What workers were asked; the first one that is started stays. */
export const workerQuestions: unknown[] = [];

/** A page with an address, a history, listeners and anchors, under a test's control. */
export function startTestPage(fragment = '', anchors: readonly string[] = []) {
  const storage = testStorage();
  const listeners = new Map<string, Set<() => unknown>>();
  /** The addresses of the history. */
  const entries = [`${PATH}?lang=en${fragment && `#${fragment}`}`];
  const hashOf = (address: string): string => (address.includes('#') ? address.slice(address.indexOf('#')) : '');
  const location = {
    origin: 'https://example.org',
    pathname: PATH,
    search: '?lang=en',
    href: `https://example.org${PATH}`,
    get hash() {
      return hashOf(entries.at(-1) ?? '');
    },
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    replaceState: (_: unknown, __: string, address: string) => entries.splice(-1, 1, address),
    pushState: (_: unknown, __: string, address: string) => entries.push(address),
  });
  vi.stubGlobal('document', { getElementById: (id: string) => (anchors.includes(id) ? {} : null) });
  vi.stubGlobal('addEventListener', (kind: string, listener: () => unknown) =>
    listeners.set(kind, (listeners.get(kind) ?? new Set()).add(listener)),
  );
  vi.stubGlobal('removeEventListener', (kind: string, listener: () => unknown) =>
    listeners.get(kind)?.delete(listener),
  );
  vi.stubGlobal(
    'Worker',
    class {
      addEventListener(): void {}
      terminate(): void {}
      postMessage({ question }: { readonly question: unknown }): void {
        workerQuestions.push(question);
      }
    },
  );
  const dispatch = async (kind: string): Promise<void> => {
    for (const listener of listeners.get(kind) ?? []) await listener();
  };
  return {
    storage,
    entries,
    dispatch,
    /** The address of the current entry after its path. */
    address: () => entries.at(-1) ?? '',
    /** Follows a link to a fragment of the page. */
    async follow(text: string): Promise<void> {
      entries.push(`${PATH}#${text}`);
      await dispatch('hashchange');
    },
  };
}

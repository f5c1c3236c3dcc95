import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface LoadState {
  /** Whether the component could not be loaded. */
  readonly failed: boolean;
}

type LazyComponent<P> = FunctionComponent<P> & {
  /** Loads the component before it is first drawn. */
  readonly fetch: () => Promise<unknown>;
};

/**
 * A component loaded when it is first drawn or by `fetch`; after that it renders at once. A failed load may be
 * repeated.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  Waiting: FunctionComponent<P & LoadState>,
): LazyComponent<P> {
  let loadedPart: FunctionComponent<P> | null = null;
  const placeholders = new Set<(part: FunctionComponent<P>) => void>();
  async function fetch(): Promise<FunctionComponent<P>> {
    const part = loadedPart ?? (await load());
    loadedPart = part;
    // One load replaces all placeholders.
    for (const show of placeholders) show(part);
    return part;
  }
  function LazyPart(props: P) {
    const [Part, setPart] = useState(() => loadedPart);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      const show = (part: FunctionComponent<P>): void => setPart(() => part);
      placeholders.add(show);
      fetch().catch(() => setFailed(true));
      return () => void placeholders.delete(show);
    }, []);
    return Part ? <Part {...props} /> : <Waiting {...props} failed={hasFailed} />;
  }
  return Object.assign(LazyPart, { fetch });
}

import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface LoadState {
  /** It couldn't be loaded. */
  readonly failed: boolean;
}

type LazyComponent<P> = FunctionComponent<P> & {
  /** Loads it before it is drawn. */
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
  let known: FunctionComponent<P> | null = null;
  const waiting = new Set<(part: FunctionComponent<P>) => void>();
  async function fetch(): Promise<FunctionComponent<P>> {
    const part = known ?? (await load());
    known = part;
    // All placeholders are replaced, whichever of them started the load.
    for (const show of waiting) show(part);
    return part;
  }
  function LazyPart(props: P) {
    const [Part, setPart] = useState(() => known);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      const show = (part: FunctionComponent<P>): void => setPart(() => part);
      waiting.add(show);
      fetch().catch(() => setFailed(true));
      return () => void waiting.delete(show);
    }, []);
    return Part ? <Part {...props} /> : <Waiting {...props} failed={failed} />;
  }
  return Object.assign(LazyPart, { fetch });
}

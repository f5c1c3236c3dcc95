import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface LoadState {
  /** It could not be fetched. */
  readonly lost: boolean;
}

type LazyComponent<P> = FunctionComponent<P> & {
  /** Fetches it before it is shown. */
  readonly fetch: () => Promise<unknown>;
};

/**
 * A part of the page that is fetched when it is first shown, or told to be, and from then on is there at once. What
 * could not be had may be fetched again.
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
    // Whoever shows its waiting face shows it now, whoever had it fetched.
    for (const show of waiting) show(part);
    return part;
  }
  function LazyPart(props: P) {
    const [Part, setPart] = useState(() => known);
    const [lost, setLost] = useState(false);
    useEffect(() => {
      const show = (part: FunctionComponent<P>): void => setPart(() => part);
      waiting.add(show);
      fetch().catch(() => setLost(true));
      return () => void waiting.delete(show);
    }, []);
    return Part ? <Part {...props} /> : <Waiting {...props} lost={lost} />;
  }
  return Object.assign(LazyPart, { fetch });
}

import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Wait {
  /** It could not be fetched. */
  readonly lost: boolean;
}

type Later<P> = FunctionComponent<P> & {
  /** Fetches it before it is shown. */
  readonly fetch: () => Promise<unknown>;
};

/** A part of the page that is fetched when it is first shown, or told to be, and from then on is there at once. */
export function later<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  Waiting: FunctionComponent<P & Wait>,
): Later<P> {
  let known: FunctionComponent<P> | null = null;
  async function fetch(): Promise<FunctionComponent<P>> {
    known ??= await load();
    return known;
  }
  function Soon(props: P) {
    const [Part, setPart] = useState(() => known);
    const [lost, setLost] = useState(false);
    useEffect(() => {
      fetch().then(
        (part) => setPart(() => part),
        () => setLost(true),
      );
    }, []);
    return Part ? <Part {...props} /> : <Waiting {...props} lost={lost} />;
  }
  return Object.assign(Soon, { fetch });
}

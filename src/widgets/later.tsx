import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Wait {
  /** It could not be fetched. */
  readonly lost: boolean;
}

/** A part of the page that is fetched when it is first shown, and from then on is there at once. */
export function later<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  Waiting: FunctionComponent<Wait>,
): FunctionComponent<P> {
  let known: FunctionComponent<P> | null = null;
  return (props) => {
    const [Part, setPart] = useState(() => known);
    const [lost, setLost] = useState(false);
    useEffect(() => {
      load().then(
        (part) => {
          known = part;
          setPart(() => part);
        },
        () => setLost(true),
      );
    }, []);
    return Part ? <Part {...props} /> : <Waiting lost={lost} />;
  };
}

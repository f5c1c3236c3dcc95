import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Wait {
  /** It could not be fetched. */
  readonly lost: boolean;
}

/** A part of the page that is fetched when it is first shown: most quarrels never need it. */
export function later<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  Waiting: FunctionComponent<Wait>,
): FunctionComponent<P> {
  return (props) => {
    const [Part, setPart] = useState<FunctionComponent<P> | null>(null);
    const [lost, setLost] = useState(false);
    useEffect(() => {
      load().then(
        (part) => setPart(() => part),
        () => setLost(true),
      );
    }, []);
    return Part ? <Part {...props} /> : <Waiting lost={lost} />;
  };
}

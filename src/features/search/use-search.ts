import { useEffect, useState } from 'preact/hooks';
import type { Found } from './asked.ts';
import { createAsking } from './asking.ts';

export interface Searching {
  /** What was found last; null until something was. */
  readonly found: Found | null;
  /** That answers what is asked now. */
  readonly settled: boolean;
  readonly examples: readonly string[];
  /** The index could not be fetched. */
  readonly lost: boolean;
  again(): void;
}

/** What answers a question, as it is typed. */
export function useSearch(root: string, query: string, game: string | undefined): Searching {
  const [ask] = useState(() => createAsking());
  const [reply, setReply] = useState<Awaited<ReturnType<typeof ask>>>(null);
  const [lost, setLost] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    ask({ root, query, game }).then(
      (told) => {
        if (gone || told === null) return;
        setReply(told);
        setLost(false);
      },
      () => gone || setLost(true),
    );
    return () => {
      gone = true;
    };
  }, [ask, root, query, game, tries]);
  return {
    found: reply?.found ?? null,
    settled: reply !== null && reply.to.query === query && reply.to.game === game,
    examples: reply?.examples ?? [],
    lost,
    again() {
      setLost(false);
      setTries(tries + 1);
    },
  };
}

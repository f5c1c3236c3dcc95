import { useEffect, useState } from 'preact/hooks';
import type { Answer } from '../../search/entry.ts';
import { type Finder, finder } from '../../stores/search.ts';

export interface Found {
  readonly answers: readonly Answer[];
  /** Whose answers these are: of another game where the one asked about has none. */
  readonly game: string | undefined;
}

export interface Searching {
  /** Null until the index is there. */
  readonly found: Found | null;
  readonly examples: readonly string[];
  /** It could not be fetched. */
  readonly lost: boolean;
  again(): void;
}

function answersTo({ find }: Finder, query: string, game: string | undefined): Found {
  const own = find(query, game);
  if (own.length > 0 || game === undefined) return { answers: own, game };
  const all = find(query, undefined);
  return { answers: all, game: all.length > 0 ? undefined : game };
}

/** What answers a question, as it is typed. */
export function useSearch(root: string, query: string, game: string | undefined): Searching {
  const [known, setKnown] = useState<Finder | null>(null);
  const [lost, setLost] = useState(false);
  const fetch = (): void => {
    setLost(false);
    finder(root).then(setKnown, () => setLost(true));
  };
  useEffect(fetch, [root]);
  return {
    found: known && answersTo(known, query, game),
    examples: known?.examples(game) ?? [],
    lost,
    again: fetch,
  };
}

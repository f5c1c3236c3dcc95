import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

/** Keeps in the address what was asked: one comes back to it, and can send it. Not at every key, for it takes its time. */
function writeAddress(query: string, game: string | undefined): void {
  const address = new URL(location.href);
  for (const [name, value] of [
    ['q', query],
    ['game', game ?? ''],
  ] as const) {
    if (value === '') address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

/** The search on a page of its own. */
export function SearchPage({ root, games }: Pick<SearchBoxProps, 'root' | 'games'>): VNode {
  const [asked, setAsked] = useState<URLSearchParams | null>(null);
  useEffect(() => setAsked(new URLSearchParams(location.search)), []);
  const given = asked?.get('game');
  const game = games.find(({ id }) => id === given)?.id;
  // The page was built before anybody asked: what the address holds is put in once it is read.
  return (
    <SearchBox
      key={asked === null ? 'built' : 'asked'}
      root={root}
      games={games}
      query={asked?.get('q') ?? ''}
      start={game}
      onAnswer={writeAddress}
    />
  );
}

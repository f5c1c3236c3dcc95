import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

/** Writes the query into the address, so that it can be shared. Done per answer, not per key: it is slow. */
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

export function SearchPage({ root, games }: Pick<SearchBoxProps, 'root' | 'games'>): VNode {
  const [params, setParams] = useState<URLSearchParams | null>(null);
  useEffect(() => setParams(new URLSearchParams(location.search)), []);
  const gameParam = params?.get('game');
  const game = games.find(({ id }) => id === gameParam)?.id;
  // The page is served without a query: the one in the address is read on the client.
  return (
    <SearchBox
      key={params === null ? 'built' : 'asked'}
      root={root}
      games={games}
      query={params?.get('q') ?? ''}
      start={game}
      isPage
      onAnswer={writeAddress}
    />
  );
}

import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { moveByArrow } from './keys.ts';
import './search.css';
import { Announced } from '../../ui/announce/Announced.tsx';
import { Answers } from './Answers.tsx';
import type { SearchReply, SearchResult } from './query.ts';
import { SearchExamples, SearchField, type SearchScope } from './SearchField.tsx';
import { createSearchClient } from './search-client.ts';
import { countOf, WORDS } from './words.ts';

interface SearchState {
  /** The last result; null until there is one. */
  readonly result: SearchResult | null;
  /** Whether `result` answers the current query. */
  readonly isCurrent: boolean;
  readonly examples: SearchReply['examples'];
  /** Whether the index couldn't be fetched. */
  readonly hasFailed: boolean;
  retry(): void;
}

/** Searches while the query is typed. */
function useSearch(root: string, query: string, game: string | undefined): SearchState {
  const [ask] = useState(() => createSearchClient());
  const [reply, setReply] = useState<Awaited<ReturnType<typeof ask>>>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isUnmounted = false;
    ask({ root, query, game }).then(
      (answer) => {
        if (isUnmounted || answer === null) return;
        setReply(answer);
        setHasFailed(false);
      },
      () => isUnmounted || setHasFailed(true),
    );
    return () => {
      isUnmounted = true;
    };
  }, [ask, root, query, game, tries]);
  return {
    result: reply?.result ?? null,
    isCurrent: reply !== null && reply.searchQuery.query === query && reply.searchQuery.game === game,
    examples: reply?.examples ?? {},
    hasFailed,
    retry() {
      setHasFailed(false);
      setTries(tries + 1);
    },
  };
}

export interface SearchBoxProps {
  /** Address of the site, with a trailing slash. */
  readonly root: string;
  readonly games: readonly { readonly id: string; readonly name: string }[];
  /** The game of the page, if any. */
  readonly game?: string | undefined;
  readonly query?: string;
  /** The game to search first; default: the game of the page. */
  readonly start?: string | undefined;
  /** Whether the search has a page of its own. */
  readonly isPage?: boolean;
  /** Called with each answered query. */
  readonly onAnswer?: (query: string, game: string | undefined) => void;
}

function SearchLost({ onRetry }: { readonly onRetry: () => void }): VNode {
  return (
    <p class="search-lost">
      {WORDS.lost}{' '}
      <button type="button" class="chip" onClick={onRetry}>
        {WORDS.again}
      </button>
    </p>
  );
}

/** The search field with its results. */
export function SearchBox({
  root,
  games,
  game: from,
  query: initialQuery = '',
  start,
  isPage = false,
  onAnswer,
}: SearchBoxProps): VNode {
  const [query, setQuery] = useState(initialQuery);
  const [game, setGame] = useState(start ?? from);
  const box = useRef<HTMLDivElement>(null);
  const { result, isCurrent, examples, hasFailed, retry } = useSearch(root, query, game);
  const entered = useRef(false);
  const names = new Map(games.map(({ id, name }) => [id, name]));
  const ask = (newQuery: string, scopeGame: string | undefined): void => {
    entered.current = false;
    setQuery(newQuery);
    setGame(scopeGame);
  };
  // Enter opens the first answer to the current query, once it has come.
  const enter = (): void => {
    entered.current = !isCurrent;
    if (isCurrent) box.current?.querySelector<HTMLElement>('.answer-link')?.click();
  };
  useEffect(() => {
    if (!isCurrent) return;
    onAnswer?.(query, game);
    if (entered.current) enter();
  }, [isCurrent, query, game]);
  // A game's page offers itself and all games; other pages offer every game.
  const pageGames = from === undefined ? games : games.filter(({ id }) => id === from);
  const scopes: readonly SearchScope[] = [{ id: undefined, name: WORDS.allGames }, ...pageGames];
  const isAsked = query.trim() !== '';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows walk through what can be reached by Tab as well.
    <div class="search" ref={box} onKeyDown={(event) => moveByArrow(event, { box: box.current, onEnter: enter })}>
      <SearchField query={query} scopes={scopes} game={game} onAsk={ask} />
      <Announced class="search-count">
        {isAsked && result && countOf(result, game && names.get(game))}
        {isAsked && !result && !hasFailed && WORDS.looking}
      </Announced>
      {hasFailed ? (
        <SearchLost onRetry={retry} />
      ) : isAsked && result ? (
        <Answers
          answers={result.answers}
          root={root}
          names={names}
          isOneGame={result.game !== undefined}
          isPage={isPage}
        />
      ) : (
        <SearchExamples examples={examples} names={names} onAsk={ask} />
      )}
    </div>
  );
}

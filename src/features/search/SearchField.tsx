import type { VNode } from 'preact';
import { WORDS } from './words.ts';

interface SearchExamplesProps {
  /** Queries by game. */
  readonly examples: Readonly<Record<string, readonly string[]>>;
  /** Names of the games by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly onAsk: (query: string, game: string) => void;
}

/** Example queries of each game, shown before a query is typed. */
export function SearchExamples({ examples, names, onAsk }: SearchExamplesProps): VNode {
  return (
    <div class="search-begin">
      <p>{WORDS.about}</p>
      {[...names].map(([game, name]) => {
        const queries = examples[game] ?? [];
        return (
          queries.length > 0 && (
            <section key={game} data-game={game}>
              <h2 class="answer-kind">{name}</h2>
              <ul class="search-examples">
                {queries.map((query) => (
                  <li key={query}>
                    <button type="button" class="chip" onClick={() => onAsk(query, game)}>
                      {query}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}

/** A game to search; without an id all games are searched. */
export interface SearchScope {
  readonly id: string | undefined;
  readonly name: string;
}

interface SearchFieldProps {
  readonly query: string;
  readonly scopes: readonly SearchScope[];
  readonly game: string | undefined;
  readonly onAsk: (query: string, game: string | undefined) => void;
}

/** The search field and the choice of game. */
export function SearchField({ query, scopes, game, onAsk }: SearchFieldProps): VNode {
  return (
    <search>
      <form onSubmit={(event) => event.preventDefault()}>
        <label class="search-label" for="search-field">
          {WORDS.ask}
        </label>
        <input
          id="search-field"
          type="search"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          enterkeyhint="search"
          maxLength={200}
          value={query}
          onInput={({ currentTarget }) => onAsk(currentTarget.value, game)}
        />
        <fieldset class="search-of">
          <legend class="unseen">{WORDS.scope}</legend>
          {scopes.map(({ id, name }) => (
            <button key={name} type="button" class="chip" aria-pressed={id === game} onClick={() => onAsk(query, id)}>
              {name}
            </button>
          ))}
        </fieldset>
      </form>
    </search>
  );
}

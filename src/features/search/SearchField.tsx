import type { VNode } from 'preact';
import { WORDS } from './words.ts';

interface SearchExamplesProps {
  readonly examples: readonly string[];
  readonly onAsk: (query: string) => void;
}

/** Example queries, shown before a query is typed. */
export function SearchExamples({ examples, onAsk }: SearchExamplesProps): VNode {
  return (
    <div class="search-begin">
      <p>{WORDS.about}</p>
      {examples.length > 0 && (
        <ul class="search-examples">
          {examples.map((example) => (
            <li key={example}>
              <button type="button" class="chip" onClick={() => onAsk(example)}>
                {example}
              </button>
            </li>
          ))}
        </ul>
      )}
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

import type { VNode } from 'preact';

/** A game to look in; all of them where there is no id. */
export interface Scope {
  readonly id: string | undefined;
  readonly name: string;
}

interface AskProps {
  readonly query: string;
  readonly scopes: readonly Scope[];
  readonly game: string | undefined;
  readonly onAsk: (query: string, game: string | undefined) => void;
}

/** The field to ask in, and of which game. */
export function Ask({ query, scopes, game, onAsk }: AskProps): VNode {
  return (
    <search>
      <form onSubmit={(event) => event.preventDefault()}>
        <label class="search-label" for="search-field">
          What do you want to know?
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
          <legend class="unseen">In which game</legend>
          {scopes.map(({ id, name }) => (
            <button
              key={name}
              type="button"
              class="chip"
              aria-pressed={id === game}
              onClick={() => onAsk(query, id)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      </form>
    </search>
  );
}

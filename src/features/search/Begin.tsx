import type { VNode } from 'preact';

interface BeginProps {
  readonly examples: readonly string[];
  readonly onAsk: (query: string) => void;
}

/** What to ask, for whoever has not asked yet. */
export function Begin({ examples, onAsk }: BeginProps): VNode {
  return (
    <div class="search-begin">
      <p>
        Ask as you would across the table, in your own words. Laws, house rules, words and lessons answer.
      </p>
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

import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import type { LiveQuery } from './state/live-query.ts';
import { WORDS } from './words.ts';

/** Lets players stop a slow ruling, and ask again. */
export function Thinking({ query }: { readonly query: LiveQuery<unknown> }): VNode {
  const wait = useStore(query.$status);
  const stopped = wait === 'stopped';
  return (
    <div class="thinking">
      {wait !== 'asked' && (
        <>
          <p>{stopped ? WORDS.stopped : WORDS.thinking}</p>
          <button type="button" class="chip" onClick={stopped ? query.retry : query.stop}>
            {stopped ? WORDS.again : WORDS.stop}
          </button>
        </>
      )}
    </div>
  );
}

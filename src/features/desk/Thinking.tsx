import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import type { LiveQuery } from './state/live-query.ts';
import { WORDS } from './words.ts';

/** Says that the referee needs time, with a button to stop or to ask again. */
export function Thinking({ query }: { readonly query: LiveQuery<unknown> }): VNode {
  const status = useStore(query.$status);
  const isStopped = status === 'stopped';
  return (
    <div class="thinking">
      {status !== 'asked' && (
        <>
          <p>{isStopped ? WORDS.stopped : WORDS.thinking}</p>
          <button type="button" class="chip" onClick={isStopped ? query.retry : query.stop}>
            {isStopped ? WORDS.again : WORDS.stop}
          </button>
        </>
      )}
    </div>
  );
}

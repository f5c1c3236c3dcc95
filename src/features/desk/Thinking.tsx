import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { LATE_WORDS } from './late-words.ts';
import type { LiveQuery } from './state/live-query.ts';

/** Says that the referee needs time, with a button to stop or to ask again. */
export function Thinking({ query }: { readonly query: LiveQuery<unknown> }): VNode {
  const status = useStore(query.$status);
  const isStopped = status === 'stopped';
  return (
    <div class="thinking">
      {status !== 'asked' && (
        <>
          <p>{isStopped ? LATE_WORDS.stopped : LATE_WORDS.thinking}</p>
          <button type="button" class="chip" onClick={isStopped ? query.retry : query.stop}>
            {isStopped ? LATE_WORDS.again : LATE_WORDS.stop}
          </button>
        </>
      )}
    </div>
  );
}

import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import type { Asking } from './state/asking.ts';
import { WORDS } from './words.ts';

/** The referee takes its time: one can wait, or stop it; stopped, it can be asked again. */
export function Thinking({ asking }: { readonly asking: Asking<unknown> }): VNode {
  const wait = useStore(asking.$wait);
  const stopped = wait === 'stopped';
  return (
    <div class="thinking">
      {wait !== 'asked' && (
        <>
          <p>{stopped ? WORDS.stopped : WORDS.thinking}</p>
          <button type="button" class="chip" onClick={stopped ? asking.again : asking.stop}>
            {stopped ? WORDS.again : WORDS.stop}
          </button>
        </>
      )}
    </div>
  );
}

import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { $state, act } from './state/pad.ts';
import { WORDS } from './words.ts';

/** Takes back what was done last. */
export function Undo(): VNode {
  const { past } = useStore($state);
  return (
    <button
      type="button"
      class="button"
      aria-disabled={past.length === 0}
      onClick={() => act({ type: 'undo' })}
    >
      {WORDS.undo}
    </button>
  );
}

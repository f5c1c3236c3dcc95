import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { takeOver } from '../../stores/practice/tabs.ts';
import { $elsewhere } from '../../stores/practice.ts';
import { WORDS } from './words.ts';

/** Said over the table while another tab plays this game. */
export function Elsewhere(): VNode | null {
  const elsewhere = useStore($elsewhere);
  if (!elsewhere) return null;
  return (
    <div class="elsewhere" role="alert">
      <p>{WORDS.elsewhere}</p>
      <button type="button" class="button primary" onClick={takeOver}>
        {WORDS.takeOver}
      </button>
    </div>
  );
}

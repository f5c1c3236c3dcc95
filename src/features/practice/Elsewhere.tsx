import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { Announced } from '../../ui/announce/Announced.tsx';
import { $elsewhere } from './practice.ts';
import { takeOver } from './state/tabs.ts';
import { WORDS } from './words.ts';

/** Said over the table while another tab plays this game. */
export function Elsewhere(): VNode | null {
  const elsewhere = useStore($elsewhere);
  if (!elsewhere) return null;
  return (
    <Announced as="div" class="elsewhere">
      <p>{WORDS.elsewhere}</p>
      <button type="button" class="button primary" onClick={takeOver}>
        {WORDS.takeOver}
      </button>
    </Announced>
  );
}

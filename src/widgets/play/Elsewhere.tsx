import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { takeOver } from '../../stores/practice/tabs.ts';
import { $elsewhere } from '../../stores/practice.ts';
import { Announced } from '../announce/Announced.tsx';
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

import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { capitalize } from '../../cards/words.ts';
import { namingAt, type Practice } from '../saved-games/index.ts';
import { $nextHolder, uncover } from './practice.ts';
import './cover.css';
import { Announced } from '../../ui/announce/Announced.tsx';
import { WORDS } from './words.ts';

/** Covers the table while the device is passed on, until the next player confirms. */
export function Cover({ practice }: { readonly practice: Practice }): VNode | null {
  const nextHolder = useStore($nextHolder);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  if (nextHolder === null) return null;
  // Without a viewer, the last holder is shown by name instead of “you”.
  const { viewer: _, ...withoutViewer } = practice;
  const name = capitalize(practice.names?.[nextHolder] ?? namingAt(withoutViewer)(nextHolder));
  return (
    <Announced as="div" class="cover">
      <p>{WORDS.passTo(name)}</p>
      <button ref={button} type="button" class="button primary" onClick={uncover}>
        {WORDS.haveIt(name)}
      </button>
      <p class="cover-why">{WORDS.covered}</p>
    </Announced>
  );
}

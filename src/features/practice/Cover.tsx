import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { sentence } from '../../cards/words.ts';
import type { Practice } from '../saved-games/index.ts';
import { namingAt } from '../saved-games/index.ts';
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
  // Shows the name even of the player who held the device last.
  const { viewer: _, ...unheld } = practice;
  const name = sentence(practice.names?.[nextHolder] ?? namingAt(unheld)(nextHolder));
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

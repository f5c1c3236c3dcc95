import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { $hint, $notice, $others } from './practice.ts';
import './window.css';
import { NextStep, type StatusProps } from './NextStep.tsx';

/** What is said above the buttons: a notice, and how the game goes on. Neither stands in for the other. */
export function StatusLine({ practice, ...said }: StatusProps): VNode {
  const notice = useStore($notice);
  // Heard here and not by what is drawn beneath: whatever may take a button away draws this first.
  const others = useStore($others);
  const hint = useStore($hint);
  const root = useRef<HTMLDivElement>(null);
  // Read while the old button still stands: a pressed one is gone with what it did, and takes the focus with it.
  const held = root.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!held || (activeElement !== root.current && root.current?.contains(activeElement))) return;
    (root.current?.querySelector('button') ?? root.current)?.focus({ preventScroll: true });
  });
  return (
    <div ref={root} class="play-say" tabIndex={-1}>
      {notice && <p>{notice}</p>}
      <NextStep practice={practice} {...said} others={others} hint={hint} />
    </div>
  );
}

import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { $botStatus, $hint, $notice } from './practice.ts';
import './window.css';
import { NextStep, type StatusProps } from './NextStep.tsx';

/** The line above the buttons: a notice, and the next step. */
export function StatusLine({ practice, ...statusProps }: StatusProps): VNode {
  const notice = useStore($notice);
  // Subscribed here and not in the child: a change that removes a button must render this component first.
  const botStatus = useStore($botStatus);
  const hint = useStore($hint);
  const root = useRef<HTMLDivElement>(null);
  // Read before the pressed button is removed, and the focus with it.
  const hadFocus = root.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!hadFocus || (activeElement !== root.current && root.current?.contains(activeElement))) return;
    (root.current?.querySelector('button') ?? root.current)?.focus({ preventScroll: true });
  });
  return (
    <div ref={root} class="play-say" tabIndex={-1}>
      {notice && <p>{notice}</p>}
      <NextStep practice={practice} {...statusProps} botStatus={botStatus} hint={hint} />
    </div>
  );
}

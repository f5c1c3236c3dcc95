import { useStore } from '@nanostores/preact';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Practice } from './match-record.ts';
import { eyesOf } from './people.ts';
import { $agree, $sheet } from './practice.ts';
import { turnSeen } from './state/sight.ts';

/** Whoever plays by keyboard is back at their cards when it is their turn again. */
export function useHand(root: RefObject<HTMLElement>, practice: Practice): void {
  const sheet = useStore($sheet);
  const agree = useStore($agree);
  const turn = turnSeen(practice);
  useLayoutEffect(() => {
    const { activeElement } = document;
    // What was pressed in a dialog that has closed may hold the focus a moment longer.
    const isLost = activeElement === document.body || activeElement?.closest('dialog:not([open])');
    const lost = isLost || activeElement?.closest('.play-acts, .ruling');
    if (sheet !== null || !lost || (turn !== eyesOf(practice) && !isLost)) return;
    const hand = turn === eyesOf(practice) ? '.zone-hand button[tabindex="0"]' : '.play-say';
    const next = turn === null ? '.end .button' : hand;
    root.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  }, [turn, sheet, agree, practice.steps.length]);
}

import { useStore } from '@nanostores/preact';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { type Practice, viewerOf } from '../saved-games/index.ts';
import { $countedStep, $undoReason } from './practice.ts';
import { observedTurn } from './state/observation.ts';

/** Returns the focus of a keyboard user to the hand when their turn begins. */
export function useHandFocus(root: RefObject<HTMLElement>, practice: Practice): void {
  const countedStep = useStore($countedStep);
  const undoReason = useStore($undoReason);
  const turn = observedTurn(practice);
  useLayoutEffect(() => {
    const { activeElement } = document;
    // A button in a closed dialog may keep the focus a moment longer.
    const isLost = activeElement === document.body || activeElement?.closest('dialog:not([open])');
    const needsFocus = isLost || activeElement?.closest('.play-acts, .ruling');
    if (countedStep !== null || !needsFocus || (turn !== viewerOf(practice) && !isLost)) return;
    const hand = turn === viewerOf(practice) ? '.zone-hand button[tabindex="0"]' : '.play-say';
    const focusSelector = turn === null ? '.end .button' : hand;
    root.current?.querySelector<HTMLElement>(focusSelector)?.focus({ preventScroll: true });
  }, [turn, countedStep, undoReason, practice.steps.length]);
}

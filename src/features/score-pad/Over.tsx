import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Undo } from './Undo.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly onNew: () => void;
  readonly onPlayOn: () => void;
}

/** What one can do once somebody has won. */
export function Over({ onNew, onPlayOn }: Props): VNode {
  const first = useRef<HTMLButtonElement>(null);
  // What was typed into is gone: the keys go on from here.
  useEffect(() => {
    if (document.activeElement === document.body) first.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="pad-buttons">
      <Undo />
      <button type="button" class="button" onClick={onPlayOn}>
        {WORDS.playOn}
      </button>
      <button ref={first} type="button" class="button primary" onClick={onNew}>
        {WORDS.newGame}
      </button>
    </div>
  );
}

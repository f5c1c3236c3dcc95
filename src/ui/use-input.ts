import { useEffect } from 'preact/hooks';

/**
 * Rings show where the keyboard is, after a key and never after a touch: one that a script moves to a card would
 * look like a hint. Browsers guess, and guess wrongly where focus moves before anything was pressed.
 * @returns what ends it
 */
function watchInput(root: HTMLElement): () => void {
  const touched = (): void => {
    root.dataset['touch'] = '';
  };
  const typed = (): void => {
    delete root.dataset['touch'];
  };
  touched();
  addEventListener('pointerdown', touched, true);
  addEventListener('keydown', typed, true);
  return () => {
    typed();
    removeEventListener('pointerdown', touched, true);
    removeEventListener('keydown', typed, true);
  };
}

/** Marks the page while its last input was no key. */
export function useInput(): void {
  useEffect(() => watchInput(document.documentElement), []);
}

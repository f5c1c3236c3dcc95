import { useEffect } from 'preact/hooks';

/**
 * Marks the page while its last input was a touch: focus rings are shown after keys only, because a ring that code
 * moves to a card would look like a hint. `:focus-visible` guesses wrongly before the first input.
 * @returns stops watching
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

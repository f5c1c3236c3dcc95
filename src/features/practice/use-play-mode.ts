import { useLayoutEffect, useState } from 'preact/hooks';

/** Reduces the page to the table while a game is played: a thin head, no title, no foot. */
export function usePlayMode(): void {
  // Set before the table is rendered, which measures the available space.
  useState(() => {
    document.documentElement.dataset['mode'] = 'play';
    scrollTo(0, 0);
  });
  useLayoutEffect(
    () => () => {
      delete document.documentElement.dataset['mode'];
    },
    [],
  );
}

import { useLayoutEffect, useState } from 'preact/hooks';

/** While it stands the page is nothing but this: a thin head, no title, no foot, and all of it in the window. */
export function useFocusMode(): void {
  const { dataset } = document.documentElement;
  // Before anything is drawn: what is fitted to its room is measured as soon as it stands.
  useState(() => {
    dataset['mode'] = 'focus';
  });
  useLayoutEffect(() => {
    dataset['mode'] = 'focus';
    scrollTo(0, 0);
    return () => {
      delete dataset['mode'];
    };
  }, []);
}

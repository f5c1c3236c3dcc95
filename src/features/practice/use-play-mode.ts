import { useLayoutEffect, useState } from 'preact/hooks';

/** While a table stands, the page is nothing but the table: a thin head, no title, no foot. */
export function usePlayMode(): void {
  // Before what lies on the table is drawn: it measures the room it has.
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

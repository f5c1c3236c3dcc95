import { useLayoutEffect, useState } from 'preact/hooks';

const wear = (on: boolean): void => {
  if (on) document.documentElement.dataset['mode'] = 'focus';
  else delete document.documentElement.dataset['mode'];
};

/** While one sits at a table the page is nothing but the table. */
export function useFocus(on: boolean): void {
  // Before what lies on the table is drawn: it measures the room it has.
  useState(() => wear(on));
  useLayoutEffect(() => {
    wear(on);
    if (!on) scrollTo(0, 0);
    return () => wear(false);
  }, [on]);
}

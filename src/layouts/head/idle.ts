/* What every page does once it is there. */

import { keepFocus } from '../../ui/focus/keep-focus.ts';
import { watchEdition } from '../edition/watch.ts';

/** Whether a single key typed anywhere should do nothing. Pages that are read know no other setting. */
function areKeysOff(): boolean {
  try {
    return /"keys":"off"/.test(localStorage.getItem('fair-deal/settings') ?? '');
  } catch {
    return false;
  }
}

keepFocus();

// Before it reaches what opens the search.
addEventListener(
  'keydown',
  (event) => {
    if (event.key === '/' && areKeysOff()) event.stopImmediatePropagation();
  },
  true,
);
if (areKeysOff()) document.querySelector('.search-open')?.removeAttribute('aria-keyshortcuts');

if (import.meta.env.PROD) void watchEdition().catch(() => undefined);

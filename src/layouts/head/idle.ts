/* Idle tasks of every page: focus and editions. */

import { keepFocus } from '../../ui/focus/keep-focus.ts';
import { watchEdition } from '../edition/watch.ts';

/** Whether single-key shortcuts are off. Read from storage directly: pages of text load no settings. */
function areKeysOff(): boolean {
  try {
    return /"keys":"off"/.test(localStorage.getItem('fair-deal/settings') ?? '');
  } catch {
    return false;
  }
}

keepFocus();

// In the capture phase, before the search's own handler.
addEventListener(
  'keydown',
  (event) => {
    if (event.key === '/' && areKeysOff()) event.stopImmediatePropagation();
  },
  true,
);
if (areKeysOff()) document.querySelector('.search-open')?.removeAttribute('aria-keyshortcuts');

if (import.meta.env.PROD) void watchEdition().catch(() => undefined);

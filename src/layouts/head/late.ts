import { areKeysOff } from '../../ui/device/keys.ts';
import { keepFocus } from '../../ui/focus/keep-focus.ts';
import { watchEdition } from '../edition/watch.ts';

/* What every page does once it is there. */

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

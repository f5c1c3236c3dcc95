import { areKeysOff } from '../../stores/device/keys.ts';
import { watchEdition } from '../edition/watch.ts';
import { keepFocus } from '../focus/keep-focus.ts';

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

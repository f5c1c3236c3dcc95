import { notify } from './notices.ts';
import { createArea } from './storage.ts';

const FAILED = {
  full: 'There is no room left on this device. You can play on, but from now on things are saved only as long as this page is open.',
  blocked:
    'Your browser doesn’t let us save anything. Everything works, but only as long as this page is open.',
} as const;

/** `localStorage`: lasts from visit to visit. */
export const localStore = createArea(
  () => localStorage,
  (failed) => notify({ id: failed, says: FAILED[failed] }),
);

/** `sessionStorage`: lasts over a reload; nothing of value. */
export const sessionStore = createArea(() => sessionStorage);

/** Calls back when another tab writes the key, and when this page is restored from the back-forward cache. */
export function onOutsideChange(key: string, changed: (text: string | null) => void): () => void {
  if (typeof addEventListener !== 'function') return () => undefined;
  const heard = ({ key: which, newValue }: StorageEvent): void => {
    if (which === key || which === null) changed(newValue);
  };
  const back = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) changed(localStore.read(key));
  };
  addEventListener('storage', heard);
  addEventListener('pageshow', back);
  return () => {
    removeEventListener('storage', heard);
    removeEventListener('pageshow', back);
  };
}

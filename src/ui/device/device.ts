import { notify } from './notices.ts';
import { createArea } from './storage.ts';
import { FAILURE_TEXTS } from './words.ts';

/** `localStorage`: lasts from visit to visit. */
export const localStore = createArea(
  () => localStorage,
  (failed) => notify({ id: failed, says: FAILURE_TEXTS[failed] }),
);

/** `sessionStorage`: kept until the tab is closed, so only for data that may be lost. */
export const sessionStore = createArea(() => sessionStorage);

/** Calls back when another tab writes the key, and when this page is restored from the back-forward cache. */
export function onOutsideChange(key: string, onChange: (text: string | null) => void): () => void {
  if (typeof addEventListener !== 'function') return () => undefined;
  const handleStorage = ({ key: changedKey, newValue }: StorageEvent): void => {
    if (changedKey === key || changedKey === null) onChange(newValue);
  };
  const handlePageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) onChange(localStore.read(key));
  };
  addEventListener('storage', handleStorage);
  addEventListener('pageshow', handlePageShow);
  return () => {
    removeEventListener('storage', handleStorage);
    removeEventListener('pageshow', handlePageShow);
  };
}

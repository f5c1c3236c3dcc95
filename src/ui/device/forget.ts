import { localStore } from './device.ts';
import { reloadStores } from './persistent-atom.ts';

/**
 * Deletes everything the site has stored on this device, backups and newer versions too, and resets the stores of this
 * page. Returns the undo function, which restores every byte.
 */
export function forgetAll(): () => void {
  const entries = localStore
    .keys()
    .filter((key) => key.startsWith('fair-deal/'))
    .map((key) => ({ key, kept: localStore.readStored(key), known: localStore.read(key) }));
  for (const { key } of entries) {
    localStore.unprotect(key);
    localStore.remove(key);
  }
  reloadStores();
  return () => {
    for (const { key, kept } of entries) if (kept !== null) localStore.write(key, kept);
    // `reloadStores` protects data of a newer version again, so unsaved texts return to memory.
    reloadStores();
    const unsavedEntries = entries.filter(({ kept, known }) => known !== null && known !== kept);
    for (const { key, known } of unsavedEntries) localStore.write(key, known ?? '');
    if (unsavedEntries.length > 0) reloadStores();
  };
}

import { device } from './device.ts';
import { reloadStores } from './persistent-atom.ts';

/**
 * Forgets everything the site keeps on this device, set aside or from a newer version, and whatever this page knew of
 * it; answers with the way back, to the letter.
 */
export function forgetAll(): () => void {
  const all = device
    .keys()
    .filter((key) => key.startsWith('fair-deal/'))
    .map((key) => ({ key, kept: device.stored(key), known: device.read(key) }));
  for (const { key } of all) {
    device.unprotect(key);
    device.remove(key);
  }
  reloadStores();
  return () => {
    for (const { key, kept } of all) if (kept !== null) device.write(key, kept);
    // Now it is known again what is not ours to change: what only this page knew goes beside it, not over it.
    reloadStores();
    const beside = all.filter(({ kept, known }) => known !== null && known !== kept);
    for (const { key, known } of beside) device.write(key, known ?? '');
    if (beside.length > 0) reloadStores();
  };
}

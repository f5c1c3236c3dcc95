import { localStore } from '../../ui/device/device.ts';

/**
 * Whether this device stores anything under the name. Checked before its reader is fetched, which most visitors
 * don't need.
 */
export function isStored(name: string): boolean {
  return localStore.keys().some((key) => key.endsWith(`/${name}`));
}

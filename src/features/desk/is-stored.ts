import { device } from '../../ui/device/device.ts';

/**
 * Whether this device keeps anything under that name, so that what reads it is fetched only then: most who
 * come in a quarrel never played here.
 */
export function isStored(name: string): boolean {
  return device.keys().some((key) => key.endsWith(`/${name}`));
}

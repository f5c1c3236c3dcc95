import { device } from './device.ts';

/** Forgets everything the site keeps on this device, set aside or from a newer version; answers with the way back. */
export function forgetAll(): () => void {
  const kept = device
    .keys()
    .filter((key) => key.startsWith('fair-deal/'))
    .flatMap((key) => {
      const text = device.read(key);
      return text === null ? [] : [[key, text] as const];
    });
  for (const [key] of kept) {
    device.release(key);
    device.remove(key);
  }
  return () => {
    for (const [key, text] of kept) device.write(key, text);
  };
}

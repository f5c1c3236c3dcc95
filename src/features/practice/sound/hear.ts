import { $settings } from '../../../table/settings.ts';
import { listen } from './listen.ts';

/**
 * Makes sounds as long as somebody wants them.
 * @returns what ends it
 */
export function hearSounds(): () => void {
  let quiet: (() => void) | null = null;
  const stop = $settings.subscribe(({ sounds }) => {
    if (sounds === 'on') {
      quiet ??= listen();
    } else {
      quiet?.();
      quiet = null;
    }
  });
  return () => {
    stop();
    quiet?.();
  };
}

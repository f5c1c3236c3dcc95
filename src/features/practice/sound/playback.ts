import { $settings } from '../../../table/settings.ts';
import { startSynth } from './synth.ts';

/**
 * Makes sounds as long as somebody wants them.
 * @returns what ends it
 */
export function playSounds(): () => void {
  let quiet: (() => void) | null = null;
  const stop = $settings.subscribe(({ sounds }) => {
    if (sounds === 'on') {
      quiet ??= startSynth();
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

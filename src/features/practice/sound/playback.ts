import { $settings } from '../../../table/settings.ts';
import { startSynth } from './synth.ts';

/**
 * Plays sounds while the settings have them on.
 * @returns a function that ends it
 */
export function playSounds(): () => void {
  let stopSynth: (() => void) | null = null;
  const stop = $settings.subscribe(({ sounds }) => {
    if (sounds === 'on') {
      stopSynth ??= startSynth();
    } else {
      stopSynth?.();
      stopSynth = null;
    }
  });
  return () => {
    stop();
    stopSynth?.();
  };
}

import { $table } from '../state/run.ts';
import { soundOf } from '../state/sounding.ts';
import { Synth } from './synth.ts';

/**
 * Lets the practice table be heard, as long as the page is seen.
 * @returns what ends it
 * @throws where the browser makes no sounds
 */
export function listen(): () => void {
  const synth = new Synth();
  let before = $table.get();
  const stop = $table.listen((after) => {
    const sound = soundOf(before, after);
    before = after;
    if (sound && document.visibilityState === 'visible') synth.play(sound);
  });
  return () => {
    stop();
    synth.close();
  };
}

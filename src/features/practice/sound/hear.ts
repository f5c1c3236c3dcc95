import { $settings } from '../../../table/settings.ts';

/**
 * Fetches what makes sounds once somebody wants them, and quiets it when they don’t. Where it can’t be had, the table
 * is silent.
 * @returns what ends it
 */
export function hearSounds(): () => void {
  let ended = false;
  let quiet: (() => void) | null = null;
  async function start(): Promise<void> {
    const { listen } = await import('./listen.ts');
    if (!ended && !quiet && $settings.get().sounds === 'on') quiet = listen();
  }
  const stop = $settings.subscribe(({ sounds }) => {
    if (sounds === 'on') return void start().catch(() => undefined);
    quiet?.();
    quiet = null;
  });
  return () => {
    ended = true;
    stop();
    quiet?.();
  };
}

/**
 * Keeps the screen awake as long as the page is open and seen. The browser lets go of it whenever the page is hidden, so
 * it is asked again; where it can’t be had nothing happens.
 * @returns what ends it
 */
export function keepAwake(): () => void {
  let held: WakeLockSentinel | null = null;
  let ended = false;
  async function ask(): Promise<void> {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    const lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (ended) void lock?.release();
    else held = lock;
  }
  const seen = (): void => void ask();
  document.addEventListener('visibilitychange', seen);
  void ask();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', seen);
    void held?.release();
  };
}

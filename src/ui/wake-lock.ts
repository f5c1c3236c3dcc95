/**
 * Keeps the screen awake while the page is visible. Browsers release the lock when the page is hidden, so it is
 * requested again. Without support nothing happens.
 * @returns releases the lock
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

/**
 * Keeps the screen awake while the page is visible. Browsers release the lock when the page is hidden, so it is
 * requested again. Without support nothing happens.
 * @returns releases the lock
 */
export function keepAwake(): () => void {
  let wakeLock: WakeLockSentinel | null = null;
  let hasEnded = false;
  async function ask(): Promise<void> {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    const lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (hasEnded) void lock?.release();
    else wakeLock = lock;
  }
  const handleVisibility = (): void => void ask();
  document.addEventListener('visibilitychange', handleVisibility);
  void ask();
  return () => {
    hasEnded = true;
    document.removeEventListener('visibilitychange', handleVisibility);
    void wakeLock?.release();
  };
}

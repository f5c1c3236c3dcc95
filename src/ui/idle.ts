/** Does something once the page is there and has nothing else to do; what fails then is no matter. */
export function whenIdle(does: () => Promise<unknown>): void {
  const start = (): void => void does().catch(() => undefined);
  const later = (): void => {
    // Safari has no idle time to give.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5000 });
    else setTimeout(start, 1000);
  };
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}

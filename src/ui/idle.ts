/** Runs a task once the page is loaded and idle; errors are ignored. */
export function whenIdle(does: () => Promise<unknown>): void {
  const start = (): void => void does().catch(() => undefined);
  const later = (): void => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5000 });
    else setTimeout(start, 1000);
  };
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}

/** Runs a task once the page is loaded and idle; errors are ignored. */
export function whenIdle(task: () => Promise<unknown>): void {
  const start = (): void => void task().catch(() => undefined);
  const schedule = (): void => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5000 });
    else setTimeout(start, 1000);
  };
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule);
}

/** Waits for the next task: what was drawn is painted first, and a touch is answered. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

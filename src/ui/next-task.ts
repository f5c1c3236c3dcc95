/** Waits for the next task: what was drawn is painted first, and a touch is answered. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

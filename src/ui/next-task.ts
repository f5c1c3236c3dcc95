/** Waits for a task of its own, so that what was drawn is painted and a touch is answered first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Where progress is kept on this device. */
export const PROGRESS_KEY = 'fair-deal/progress';

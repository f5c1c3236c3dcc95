/** Storage key of the progress. */
export const PROGRESS_KEY = 'fair-deal/progress';

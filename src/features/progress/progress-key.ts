/** Storage key of the progress. Changing it loses the finished lessons and the rule tallies of every reader. */
export const PROGRESS_KEY = 'fair-deal/progress';

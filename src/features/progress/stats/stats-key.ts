/** Storage key of the play statistics. */
export const STATS_KEY = 'fair-deal/stats';

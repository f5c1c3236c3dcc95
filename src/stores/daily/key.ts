/** Where it is kept on this device how far one is with the puzzles of the day. */
export const DAILY_KEY = 'fair-deal/daily';

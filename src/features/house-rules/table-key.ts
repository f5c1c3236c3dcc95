/** Storage key of a game's house rules. */
export const tableKey = (game: string): string => `fair-deal/table/${game}`;

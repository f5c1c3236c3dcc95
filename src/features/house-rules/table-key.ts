/** Where the house rules of one's own table are kept, for each game. */
export const tableKey = (game: string): string => `fair-deal/table/${game}`;

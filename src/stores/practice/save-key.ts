/** Where the practice game of a game is kept on this device. */
export const saveKey = (game: string): string => `fair-deal/match/${game}`;

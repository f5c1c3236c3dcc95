/** The seed of one turn of a bot. After an undo, the bot plays the same move again. */
export const turnSeed = (seed: number, turns: number): number => (seed + turns * 7919) % 2 ** 31;

/** The seed of one turn of a bot: going back and forth again gives the same moves. */
export const turnSeed = (seed: number, turns: number): number => (seed + turns * 7919) % 2 ** 31;

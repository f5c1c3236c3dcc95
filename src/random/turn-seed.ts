/** The chance of whoever plays a turn, its own for each: going back and on again finds the same opponent. */
export const turnSeed = (seed: number, turns: number): number => (seed + turns * 7919) % 2 ** 31;

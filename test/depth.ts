/**
 * How much is tried: `DEPTH=quick` while one works (`npm run check`, and each mutant), `DEPTH=deep` once in a while
 * (`npm run check:deep`), and without it what `npm test` tries.
 */
export type Depth = 'quick' | 'usual' | 'deep';

/** Random games of each game that every law is asked about. */
const GAMES: Readonly<Record<Depth, number>> = { quick: 20, usual: 200, deep: 2000 };

/** @throws Error for a word that isn’t there: a slip must not look like a short run that passed */
export function depthOf(word = 'usual'): Depth {
  if (word in GAMES) return word as Depth;
  throw new Error(`DEPTH is one of: ${Object.keys(GAMES).join(', ')}; not “${word}”.`);
}

export const depth: Depth = depthOf(process.env['DEPTH']);

export const isDeep = depth === 'deep';

/** While one works, what plays or tries much to know one thing is left out: `test.skipIf(isQuick)`. */
export const isQuick = depth === 'quick';

export const randomGames: number = GAMES[depth];

/** As often as that in `npm test`, ten times as often in the deep check, a tenth as often in the quick one. */
export const often = (times: number): number => Math.ceil((times * randomGames) / GAMES.usual);

/** Where the chance of a property begins: the same in every run, so that a failure is the change’s doing. */
export const startOfChance = Number(process.env['SEED'] ?? 1);

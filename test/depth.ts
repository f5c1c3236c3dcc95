/**
 * Depth of the tests: `DEPTH=quick` while working (`npm run check`, and each mutant), `DEPTH=deep` for
 * `npm run check:deep`, and by default that of `npm test`.
 */
export type Depth = 'quick' | 'usual' | 'deep';

/** Random games per game for every law. */
const GAMES: Readonly<Record<Depth, number>> = { quick: 20, usual: 200, deep: 2000 };

/** @throws Error for an unknown word: a typing error must not look like a short run that passed */
export function depthOf(word = 'usual'): Depth {
  if (word in GAMES) return word as Depth;
  throw new Error(`DEPTH is one of: ${Object.keys(GAMES).join(', ')}; not “${word}”.`);
}

export const depth: Depth = depthOf(process.env['DEPTH']);

export const isDeep = depth === 'deep';

/** Tests that play or try much for one result are skipped: `test.skipIf(isQuick)`. */
export const isQuick = depth === 'quick';

export const randomGames: number = GAMES[depth];

/** The number in `npm test`, ten times it in the deep check, a tenth in the quick one. */
export const scaledCount = (times: number): number => Math.ceil((times * randomGames) / GAMES.usual);

/** Fixed seed of properties, so that a failure comes from a change. */
export const baseSeed = Number(process.env['SEED'] ?? 1);

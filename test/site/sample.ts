import { isDeep } from '../depth.ts';

/**
 * Picks some games for tests of what all games share, and all games in the deep check.
 * @param limit number of games outside the deep check
 * @param from index of the first, so that tests can divide the games among them
 */
export function someOf<T>(all: readonly T[], limit: number, from = 0): readonly T[] {
  if (isDeep) return all;
  const at = from % all.length;
  return [...all.slice(at), ...all.slice(0, at)].slice(0, limit);
}

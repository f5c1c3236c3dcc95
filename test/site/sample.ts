import { isDeep } from '../depth.ts';

/**
 * Picks some games for tests of what all games share, and all games in the deep check.
 * @param limit number of games outside the deep check
 * @param from index of the first, so that tests can divide the games among them
 */
export function someOf<T>(items: readonly T[], limit: number, from = 0): readonly T[] {
  if (isDeep) return items;
  const at = from % items.length;
  return [...items.slice(at), ...items.slice(0, at)].slice(0, limit);
}

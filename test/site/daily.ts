import { isDeep } from '../depth.ts';

/**
 * What no game does in a way of its own is tried in some of them every day, and in all in the deep check.
 * @param most so many every day
 * @param from which comes first: tests that begin elsewhere share the games among them
 */
export function daily<T>(all: readonly T[], most: number, from = 0): readonly T[] {
  if (isDeep) return all;
  const at = from % all.length;
  return [...all.slice(at), ...all.slice(0, at)].slice(0, most);
}

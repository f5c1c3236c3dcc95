/** The first item with the highest rating; undefined for an empty list. */
export function bestOf<T>(all: Iterable<T>, looks: (one: T) => number): T | undefined {
  let [best, top]: [T | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const one of all) {
    const good = looks(one);
    if (good > top) [best, top] = [one, good];
  }
  return best;
}

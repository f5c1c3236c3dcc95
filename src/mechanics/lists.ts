/**
 * Copies of short lists with one thing changed. Every move makes several, and the language’s own ways (`with`, a
 * spread and an item after it) go through an iterator or make room twice.
 */

/** The list with one more at its end. */
export function append<T>(list: readonly T[], item: T): T[] {
  const n = list.length;
  const longer = new Array<T>(n + 1);
  for (let i = 0; i < n; i++) longer[i] = list[i] as T;
  longer[n] = item;
  return longer;
}

/** The list with another item at this place. */
export function replaceAt<T>(list: readonly T[], at: number, item: T): T[] {
  const changed = list.slice();
  changed[at] = item;
  return changed;
}

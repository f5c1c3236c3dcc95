/**
 * Copies of short lists with one change. They run on every move and are faster than `with` and spreads, which iterate
 * or allocate twice.
 */

/** The list with an item added. */
export function append<T>(list: readonly T[], added: T): T[] {
  const length = list.length;
  const longer = new Array<T>(length + 1);
  for (let i = 0; i < length; i++) longer[i] = list[i] as T;
  longer[length] = added;
  return longer;
}

/** The list with the item at this index replaced. */
export function replaceAt<T>(list: readonly T[], at: number, item: T): T[] {
  const copy = list.slice();
  copy[at] = item;
  return copy;
}

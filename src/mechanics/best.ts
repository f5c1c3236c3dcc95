/** The first item with the highest rating; undefined for an empty list. */
export function bestOf<T>(items: Iterable<T>, rate: (one: T) => number): T | undefined {
  let [best, bestRating]: [T | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const one of items) {
    const rating = rate(one);
    if (rating > bestRating) [best, bestRating] = [one, rating];
  }
  return best;
}

/** Whoever has the most, each by its place in the list: a seat, or a side. */
export function highestIndices(numbers: readonly number[]): readonly number[] {
  const most = Math.max(...numbers);
  return numbers.flatMap((n, who) => (n === most ? [who] : []));
}

/** Whoever has the least. */
export function lowestIndices(numbers: readonly number[]): readonly number[] {
  const least = Math.min(...numbers);
  return numbers.flatMap((n, who) => (n === least ? [who] : []));
}

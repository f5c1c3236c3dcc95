/** The indices of the highest numbers. */
export function highestIndices(numbers: readonly number[]): readonly number[] {
  const most = Math.max(...numbers);
  return numbers.flatMap((n, index) => (n === most ? [index] : []));
}

/** The indices of the lowest numbers. */
export function lowestIndices(numbers: readonly number[]): readonly number[] {
  const least = Math.min(...numbers);
  return numbers.flatMap((n, index) => (n === least ? [index] : []));
}

/** The indices of the highest numbers. */
export function highestIndices(numbers: readonly number[]): readonly number[] {
  const highest = Math.max(...numbers);
  return numbers.flatMap((n, index) => (n === highest ? [index] : []));
}

/** The indices of the lowest numbers. */
export function lowestIndices(numbers: readonly number[]): readonly number[] {
  const lowest = Math.min(...numbers);
  return numbers.flatMap((n, index) => (n === lowest ? [index] : []));
}

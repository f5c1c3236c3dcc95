/** The mean of some numbers; 0 of none. */
export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

/** Standard errors on either side of a mean that make 95 %. */
export const Z_95 = 1.96;

/** A measurement with its 95 % interval, ± `error`. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** The mean of numbers that have nothing to do with each other, and how far off it may be. */
export function estimateMean(numbers: readonly number[]): Estimate {
  const n = numbers.length;
  const middle = mean(numbers);
  const square = numbers.reduce((sum, x) => sum + (x - middle) ** 2, 0);
  return { mean: middle, error: n < 2 ? 0 : Z_95 * Math.sqrt(square / (n - 1) / n) };
}

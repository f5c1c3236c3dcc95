/** Mean of some numbers; 0 if there are none. */
export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

/** Standard errors on either side of the mean in a 95 % interval. */
export const Z_95 = 1.96;

/** A mean and half the width of its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** Estimates the mean of independent values. */
export function estimateMean(numbers: readonly number[]): Estimate {
  const n = numbers.length;
  const middle = mean(numbers);
  const square = numbers.reduce((sum, x) => sum + (x - middle) ** 2, 0);
  return { mean: middle, error: n < 2 ? 0 : Z_95 * Math.sqrt(square / (n - 1) / n) };
}

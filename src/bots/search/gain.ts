/** By how much one move does better than another in the same worlds, on average. */
export interface Gain {
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
  /** In so many worlds it did better, in so many worse. */
  readonly better: number;
  readonly worse: number;
  readonly worlds: number;
}

/** Compares, world by world, what two moves came to. Worlds that only one of them was tried in don't count. */
export function measureGain(values: readonly number[], base: readonly number[]): Gain {
  const worlds = Math.min(values.length, base.length);
  let [sum, squares, better, worse] = [0, 0, 0, 0];
  for (let i = 0; i < worlds; i++) {
    const d = (values[i] as number) - (base[i] as number);
    sum += d;
    squares += d * d;
    if (d > 0) better++;
    else if (d < 0) worse++;
  }
  const mean = worlds === 0 ? 0 : sum / worlds;
  const spread = worlds < 2 ? 0 : Math.max(0, squares - worlds * mean * mean) / (worlds - 1);
  const error = worlds < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(spread / worlds);
  return { mean, error, better, worse, worlds };
}

/** A gain that so many standard errors don't explain away. */
export const isSureGain = ({ mean, error }: Gain, z: number): boolean => mean > 0 && mean > z * error;

/** A gain that is hardly to be hoped for any more. */
export const isSureLoss = ({ mean, error }: Gain, z: number): boolean => mean < 0 && mean < -z * error;

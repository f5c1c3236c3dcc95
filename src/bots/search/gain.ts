/** Mean difference between two moves in the same worlds. */
export interface Gain {
  readonly mean: number;
  readonly error: number;
  /** Worlds in which the first move did better, and worse. */
  readonly better: number;
  readonly worse: number;
  readonly worlds: number;
}

/** Compares two moves world by world. Worlds in which only one was tried don't count. */
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

/** Whether the first move is better by more than `z` standard errors. */
export const isSureGain = ({ mean, error }: Gain, z: number): boolean => mean > 0 && mean > z * error;

/** Whether the first move is worse by more than `z` standard errors. */
export const isSureLoss = ({ mean, error }: Gain, z: number): boolean => mean < 0 && mean < -z * error;

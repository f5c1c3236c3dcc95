/** Mean difference between two moves in the same worlds. */
export interface Gain {
  readonly mean: number;
  readonly standardError: number;
  /** Number of worlds in which the first move did better. */
  readonly better: number;
  /** Number of worlds in which the first move did worse. */
  readonly worse: number;
  readonly worlds: number;
}

/** Compares two moves world by world. Worlds in which only one was tried don't count. */
export function measureGain(values: readonly number[], base: readonly number[]): Gain {
  const worlds = Math.min(values.length, base.length);
  let [sum, squares, better, worse] = [0, 0, 0, 0];
  for (let i = 0; i < worlds; i++) {
    const difference = (values[i] as number) - (base[i] as number);
    sum += difference;
    squares += difference * difference;
    if (difference > 0) better++;
    else if (difference < 0) worse++;
  }
  const mean = worlds === 0 ? 0 : sum / worlds;
  const spread = worlds < 2 ? 0 : Math.max(0, squares - worlds * mean * mean) / (worlds - 1);
  const standardError = worlds < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(spread / worlds);
  return { mean, standardError, better, worse, worlds };
}

/** Whether the first move is better by more than `z` standard errors. */
export const isSureGain = ({ mean, standardError }: Gain, z: number): boolean => mean > 0 && mean > z * standardError;

/** Whether the first move is worse by more than `z` standard errors. */
export const isSureLoss = ({ mean, standardError }: Gain, z: number): boolean => mean < 0 && mean < -z * standardError;

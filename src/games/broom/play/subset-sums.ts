/**
 * Enumerates subset sums without dead ends: `reach` holds for each index the sums that the items from there
 * on can still make.
 */

/** Bit mask of the sums 0 to 30. */
const SUM_MASK = 2 ** 31 - 1;

/** Returns one bit mask per index: bit s of entry i is set if some items from i on sum to s (at most 30). */
export function reachableSums(values: readonly number[]): number[] {
  const reach = new Array<number>(values.length + 1);
  reach[values.length] = 1;
  for (let i = values.length - 1; i >= 0; i--) {
    const sumsAfter = reach[i + 1] as number;
    const value = values[i] as number;
    reach[i] = value > 30 ? sumsAfter : (sumsAfter | (sumsAfter << value)) & SUM_MASK;
  }
  return reach;
}

/**
 * Visits each set of indices whose values sum to `target`, in lexicographic order.
 * @param values whole numbers from 1
 * @param target 1 to 30
 * @param visit gets the indices, ascending, in a reused array; false ends the search
 * @param reach `reachableSums(values)`, if known already
 */
export function visitSubsets(
  values: readonly number[],
  target: number,
  visit: (places: readonly number[]) => boolean,
  reach: readonly number[] = reachableSums(values),
): boolean {
  const places: number[] = [];
  const extendSubset = (startIndex: number, missingSum: number): boolean => {
    if (missingSum === 0) return visit(places);
    for (let i = startIndex; i < values.length; i++) {
      if ((((reach[i] as number) >> missingSum) & 1) === 0) return true;
      const value = values[i] as number;
      if (value > missingSum || (((reach[i + 1] as number) >> (missingSum - value)) & 1) === 0) continue;
      places.push(i);
      const shouldContinue = extendSubset(i + 1, missingSum - value);
      places.pop();
      if (!shouldContinue) return false;
    }
    return true;
  };
  return extendSubset(0, target);
}

/** Steps a search may still take; it stops below 0. */
export interface Effort {
  left: number;
}

/**
 * Visits each way to split some of the indices into groups that each sum to `target`; groups come in the order of their
 * first indices, layouts in lexicographic order.
 * @param minSize fewest indices in a group
 * @param visit gets the groups (copies); 'past' adds no further groups to these, 'stop' ends the search
 * @param effort step limit; none by default
 * @param reach `reachableSums(values)`, if known already
 */
export function visitGroupings(
  values: readonly number[],
  target: number,
  minSize: number,
  visit: (groups: readonly (readonly number[])[]) => 'on' | 'past' | 'stop',
  effort?: Effort,
  reach: readonly number[] = reachableSums(values),
): void {
  const used: boolean[] = [];
  for (let i = 0; i < values.length; i++) used.push(false);
  const groups: number[][] = [];
  /** The group in progress; copied when complete. */
  let group: number[] = [];
  const openGroup = (startIndex: number): boolean => {
    for (let i = startIndex; i < values.length; i++) {
      if ((((reach[i] as number) >> target) & 1) === 0) return true;
      if (used[i] || (values[i] as number) > target) continue;
      group.push(i);
      const shouldContinue = extendGroup(i + 1, target - (values[i] as number));
      group.pop();
      if (!shouldContinue) return false;
    }
    return true;
  };
  const extendGroup = (startIndex: number, missingSum: number): boolean => {
    if (effort && --effort.left < 0) return false;
    if (missingSum === 0) return group.length < minSize || closeGroup(group.slice());
    for (let i = startIndex; i < values.length; i++) {
      if ((((reach[i] as number) >> missingSum) & 1) === 0) return true;
      if (used[i] || (values[i] as number) > missingSum) continue;
      group.push(i);
      const shouldContinue = extendGroup(i + 1, missingSum - (values[i] as number));
      group.pop();
      if (!shouldContinue) return false;
    }
    return true;
  };
  const closeGroup = (closedGroup: number[]): boolean => {
    groups.push(closedGroup);
    const visitResult = visit(groups.slice());
    let shouldContinue = visitResult !== 'stop';
    if (visitResult === 'on') {
      const outerGroup = group;
      group = [];
      for (const i of closedGroup) used[i] = true;
      shouldContinue = openGroup((closedGroup[0] as number) + 1);
      for (const i of closedGroup) used[i] = false;
      group = outerGroup;
    }
    groups.pop();
    return shouldContinue;
  };
  openGroup(0);
}

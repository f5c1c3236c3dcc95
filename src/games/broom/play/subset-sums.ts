/**
 * Sets of items that add up to a number, each set once, without trying those that can't.
 * `reach` says which sums the items from a place on can still make, so every step taken leads somewhere.
 */

/** No target is higher. */
const SUMS = 2 ** 31 - 1;

/** Bit s of entry i: some items from i on add up to s. Values from 1; sums to 30. */
export function reachableSums(values: readonly number[]): number[] {
  const reach = new Array<number>(values.length + 1);
  reach[values.length] = 1;
  for (let i = values.length - 1; i >= 0; i--) {
    const after = reach[i + 1] as number;
    const value = values[i] as number;
    reach[i] = value > 30 ? after : (after | (after << value)) & SUMS;
  }
  return reach;
}

/**
 * Visits each set of places whose values add up to `target`, in the order of the places
 * (a set that goes on with an earlier place comes first).
 * @param values worth of each place, whole numbers from 1
 * @param target from 1 to 30
 * @param visit gets the places, ascending; the array is reused. Answering false ends the search.
 * @param reach what is reachable with these values, by whoever asks more than once
 */
export function eachSubset(
  values: readonly number[],
  target: number,
  visit: (places: readonly number[]) => boolean,
  reach: readonly number[] = reachableSums(values),
): boolean {
  const places: number[] = [];
  const extend = (from: number, left: number): boolean => {
    if (left === 0) return visit(places);
    for (let i = from; i < values.length; i++) {
      if ((((reach[i] as number) >> left) & 1) === 0) return true;
      const value = values[i] as number;
      if (value > left || (((reach[i + 1] as number) >> (left - value)) & 1) === 0) continue;
      places.push(i);
      const goOn = extend(i + 1, left - value);
      places.pop();
      if (!goOn) return false;
    }
    return true;
  };
  return extend(0, target);
}

/** How many steps a search may still take; where none is left it is given up. */
export interface Effort {
  left: number;
}

/**
 * Visits each way to lay out some of the places in groups of exactly `target`. Groups come in the order of
 * their first places; each layout of groups is visited once, those with earlier places first.
 * @param least fewest places in a group
 * @param visit gets the groups (copies, kept by whoever wants to); answering 'past' goes on without adding
 *   further groups to these, 'stop' ends the search.
 * @param effort what the search may cost; default: whatever it takes
 * @param reach see above
 */
export function eachGrouping(
  values: readonly number[],
  target: number,
  least: number,
  visit: (groups: readonly (readonly number[])[]) => 'on' | 'past' | 'stop',
  effort?: Effort,
  reach: readonly number[] = reachableSums(values),
): void {
  const used: boolean[] = [];
  for (let i = 0; i < values.length; i++) used.push(false);
  const groups: number[][] = [];
  /** The group being made: copied once it is whole. */
  let group: number[] = [];
  const open = (from: number): boolean => {
    for (let i = from; i < values.length; i++) {
      if ((((reach[i] as number) >> target) & 1) === 0) return true;
      if (used[i] || (values[i] as number) > target) continue;
      group.push(i);
      const goOn = extend(i + 1, target - (values[i] as number));
      group.pop();
      if (!goOn) return false;
    }
    return true;
  };
  const extend = (from: number, left: number): boolean => {
    if (effort && --effort.left < 0) return false;
    if (left === 0) return group.length < least || close(group.slice());
    for (let i = from; i < values.length; i++) {
      if ((((reach[i] as number) >> left) & 1) === 0) return true;
      if (used[i] || (values[i] as number) > left) continue;
      group.push(i);
      const goOn = extend(i + 1, left - (values[i] as number));
      group.pop();
      if (!goOn) return false;
    }
    return true;
  };
  const close = (made: number[]): boolean => {
    groups.push(made);
    const answer = visit(groups.slice());
    let goOn = answer !== 'stop';
    if (answer === 'on') {
      const making = group;
      group = [];
      for (const i of made) used[i] = true;
      goOn = open((made[0] as number) + 1);
      for (const i of made) used[i] = false;
      group = making;
    }
    groups.pop();
    return goOn;
  };
  open(0);
}

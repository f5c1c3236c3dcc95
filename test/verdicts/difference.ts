import { isObject, type Json, type JsonObject } from '../../src/game/json.ts';

/** Values of a case with their paths; a list of cards counts as a set, and "12?" as twelve unseen cards. */
function* leavesOf(json: Json | undefined, path: string): Generator<string> {
  if (Array.isArray(json)) {
    const isFlat = json.every((one) => !isObject(one) && !Array.isArray(one));
    for (const [i, one] of json.entries()) yield* leavesOf(one as Json, isFlat ? `${path}[]` : `${path}[${i}]`);
  } else if (isObject(json)) {
    for (const [key, one] of Object.entries(json)) yield* leavesOf(one as Json, `${path}.${key}`);
  } else {
    const unseen = typeof json === 'string' ? /^(\d+)\?$/.exec(json)?.[1] : undefined;
    for (let i = 0; i < Number(unseen ?? 1); i++) yield `${path}=${unseen ? '?' : JSON.stringify(json)}`;
  }
}

/** Values of the first that the second lacks, copies counted. */
function countMissing(values: readonly string[], others: readonly string[]): number {
  const remaining = new Map<string, number>();
  for (const other of others) remaining.set(other, (remaining.get(other) ?? 0) + 1);
  let missing = 0;
  for (const value of values) {
    const count = remaining.get(value) ?? 0;
    if (count > 0) remaining.set(value, count - 1);
    else missing++;
  }
  return missing;
}

/** Fields that name a seat on both sides of a case, so that a change of either is one thing. */
const COMPARED = ['options', 'position', 'seat', 'move'];

/**
 * How many things differ between two cases: 1 is one card, place or number changed, added or left out. Different
 * order counts as 1.
 */
export function differenceOf(one: JsonObject, other: JsonObject): number {
  const [a, b] = [one, other].map((json) => COMPARED.flatMap((key) => [...leavesOf(json[key] ?? null, key)])) as [
    string[],
    string[],
  ];
  const difference = Math.max(countMissing(a, b), countMissing(b, a));
  return difference === 0 && JSON.stringify(one) !== JSON.stringify(other) ? 1 : difference;
}

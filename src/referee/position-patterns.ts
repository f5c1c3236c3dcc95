import { isObject, type Json, type JsonObject } from '../game/json.ts';

/**
 * Patterns of written positions: what is common to several, and whether two can be the same. An unseen card matches any
 * card.
 */

/** Matches anything: a value that chance decides. */
const ANY_VALUE = Symbol('any');

/** A position in which some values may be anything. */
export type PositionPattern =
  | Json
  | typeof ANY_VALUE
  | readonly PositionPattern[]
  | { readonly [key: string]: PositionPattern };

const UNSEEN_CARD = '?';

const isUnseen = (one: unknown): boolean => one === UNSEEN_CARD || one === ANY_VALUE;

/** Expands runs of unseen cards: `"12?"` becomes twelve `"?"`. */
function expandRun(list: readonly Json[]): readonly Json[] {
  return list.flatMap((one) => {
    const run = typeof one === 'string' ? /^([1-9]\d*)\?$/.exec(one) : null;
    return run ? new Array<Json>(Number(run[1])).fill(UNSEEN_CARD) : [one];
  });
}

/** Expands the runs in all lists of a position. */
export function expandRuns(json: Json): Json {
  if (Array.isArray(json)) return expandRun(json).map(expandRuns);
  if (!isObject(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, expandRuns(value)]));
}

/**
 * Merges several positions into what they have in common.
 * @param otherwise the replacement where they differ, given the value of the first
 */
function mergeValues(
  [first, ...otherPositions]: readonly [Json, ...Json[]],
  otherwise: (value: Json) => PositionPattern,
): PositionPattern {
  if (Array.isArray(first)) {
    const isAsLong = (other: Json): boolean => Array.isArray(other) && other.length === first.length;
    if (!otherPositions.every(isAsLong) && otherwise(first) === ANY_VALUE) return ANY_VALUE;
    const itemsAt = (i: number) => otherPositions.map((other) => (Array.isArray(other) ? (other[i] ?? null) : null));
    return first.map((one, i) => mergeValues([one, ...itemsAt(i)], otherwise));
  }
  if (isObject(first)) {
    const parts = Object.entries(first).map(([key, value]): [string, PositionPattern] => {
      const otherValues = otherPositions.map((other) => (isObject(other) ? (other[key] ?? null) : null));
      return [key, mergeValues([value, ...otherValues], otherwise)];
    });
    return Object.fromEntries(parts);
  }
  return otherPositions.every((other) => other === first) ? first : otherwise(first);
}

type PositionList = readonly [Json, ...Json[]];

/** The pattern of several positions: equal values stay, others match anything. */
export const certainPattern = (positions: PositionList): PositionPattern => mergeValues(positions, () => ANY_VALUE);

/** The first position, with cards unseen that differ in the others. */
export const commonPosition = (positions: PositionList): JsonObject =>
  mergeValues(positions, (value) => (typeof value === 'string' ? UNSEEN_CARD : value)) as JsonObject;

/** The pattern with these cards unseen. */
export function hideCards(codes: readonly string[], part: PositionPattern): PositionPattern {
  if (codes.length === 0 || part === ANY_VALUE) return part;
  if (typeof part === 'string') return codes.includes(part) ? UNSEEN_CARD : part;
  if (Array.isArray(part)) return part.map((one: PositionPattern) => hideCards(codes, one));
  if (!isPart(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, hideCards(codes, one)]));
}

const isPart = (part: PositionPattern): part is { readonly [key: string]: PositionPattern } =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

const isCards = (list: readonly PositionPattern[]): boolean =>
  list.every((one) => typeof one === 'string' || one === ANY_VALUE);

/** The cards that either of two unordered lists shows. */
function mergeShownCards(a: readonly PositionPattern[], b: readonly PositionPattern[]): readonly PositionPattern[] {
  const shownCards = a.filter((one) => !isUnseen(one));
  const unmatched = [...shownCards];
  const addedCards = b.filter((one) => {
    const at = unmatched.indexOf(one);
    if (at >= 0) unmatched.splice(at, 1);
    return at < 0 && !isUnseen(one);
  });
  return [...shownCards, ...addedCards];
}

/** Whether two parts of a position can be the same. */
function canAgree(a: PositionPattern, b: PositionPattern, isLoose: boolean): boolean {
  if (a === ANY_VALUE) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return false;
    if (isLoose && isCards(a) && isCards(b)) return mergeShownCards(a, b).length <= a.length;
    return a.every((one: PositionPattern, i) => canAgree(one, b[i] as PositionPattern, isLoose));
  }
  if (isPart(a) && isPart(b)) {
    const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
    return keys.every((key) => canAgree(a[key] ?? null, b[key] ?? null, isLoose));
  }
  if (a === UNSEEN_CARD || b === UNSEEN_CARD) return typeof a === typeof b;
  return a === b;
}

/** Everything that either of two matching parts shows. */
function mergeShown(a: PositionPattern, b: PositionPattern, isLoose: boolean): PositionPattern {
  if (Array.isArray(a) && Array.isArray(b)) {
    if (!isLoose || !isCards(a) || !isCards(b))
      return a.map((one: PositionPattern, i) => mergeShown(one, b[i] as PositionPattern, isLoose));
    const shownCards = mergeShownCards(a, b);
    return [...shownCards, ...new Array<PositionPattern>(a.length - shownCards.length).fill(UNSEEN_CARD)];
  }
  if (isPart(a) && isPart(b)) {
    return Object.fromEntries(Object.entries(a).map(([key, part]) => [key, mergeShown(part, b[key] ?? null, isLoose)]));
  }
  return isUnseen(a) ? b : a;
}

/**
 * Everything that two positions show together; null where they can't be the same.
 * @param loose fields in which the order of the cards means nothing
 */
export function joinPositions(a: PositionPattern, b: JsonObject, loose: readonly string[]): JsonObject | null {
  if (!isPart(a)) return null;
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const canMerge = keys.every((key) => canAgree(a[key] ?? null, b[key] ?? null, loose.includes(key)));
  if (!canMerge) return null;
  const parts = keys.map((key) => [key, mergeShown(a[key] ?? null, b[key] ?? null, loose.includes(key))] as const);
  return Object.fromEntries(parts) as JsonObject;
}

import { isObject, type JsonObject } from '../../game/json.ts';

/** What a deal is compared with: the results of its day, or those of a friend. */
export interface Challenge {
  /** Date of the daily deal: "2026-11-22". */
  readonly day?: string;
  /** The friend's result: totals in the order of the sides. */
  readonly scores?: readonly number[];
}

const isDay = (json: unknown): json is string => typeof json === 'string' && /^\d{4}-\d\d-\d\d$/.test(json);

export const areScores = (json: unknown, sides: number): json is readonly number[] =>
  Array.isArray(json) && json.length === sides && json.every(Number.isSafeInteger);

/** Reads the challenge of a saved game; null if there is none or it is invalid. */
export function readChallenge(json: unknown, sides: number): Challenge | null {
  if (!isObject(json)) return null;
  const { day, scores } = json;
  if (day === undefined && scores === undefined) return null;
  if (day !== undefined && !isDay(day)) return null;
  if (scores !== undefined && !areScores(scores, sides)) return null;
  return { ...(day === undefined ? {} : { day }), ...(scores === undefined ? {} : { scores }) };
}

export const writeChallenge = ({ day, scores }: Challenge): JsonObject => ({
  ...(day === undefined ? {} : { day }),
  ...(scores === undefined ? {} : { scores }),
});

/** Whether the smaller total wins, as the scores of the winners show. */
export function isLowWinning(scores: readonly number[], winners: readonly number[]): boolean {
  const winning = scores.filter((_, side) => winners.includes(side));
  const losing = scores.filter((_, side) => !winners.includes(side));
  return losing.length > 0 && Math.max(...winning) < Math.min(...losing);
}

/** The lead of a side over the average of the others, in points. @param isLowBest the smaller total wins */
export function leadOf(scores: readonly number[], side: number, isLowBest: boolean): number {
  const otherScores = scores.filter((_, otherSide) => otherSide !== side);
  const average = otherScores.reduce((sum, n) => sum + n, 0) / Math.max(1, otherScores.length);
  return (isLowBest ? -1 : 1) * ((scores[side] ?? 0) - average);
}

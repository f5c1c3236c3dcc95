import { isObject, type JsonObject } from '../../game/json.ts';

/** What a deal was played for: it is one of a day’s, or a friend has played it. */
export interface Challenge {
  /** Of which day it is: "2026-11-22". */
  readonly day?: string;
  /** What the friend came to: the totals, in the order of the sides. */
  readonly scores?: readonly number[];
}

const isDay = (json: unknown): json is string => typeof json === 'string' && /^\d{4}-\d\d-\d\d$/.test(json);

/** Totals of so many sides. */
export const areScores = (json: unknown, sides: number): json is readonly number[] =>
  Array.isArray(json) && json.length === sides && json.every(Number.isSafeInteger);

/** Null where that is none of ours. */
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

/** Whether the smaller total wins, by who has won. */
export function isLowWinning(scores: readonly number[], winners: readonly number[]): boolean {
  const won = scores.filter((_, side) => winners.includes(side));
  const lost = scores.filter((_, side) => !winners.includes(side));
  return lost.length > 0 && Math.max(...won) < Math.min(...lost);
}

/** By how much a side is ahead of the others. @param low the smaller total wins */
export function leadOf(scores: readonly number[], side: number, low: boolean): number {
  const others = scores.filter((_, other) => other !== side);
  const rest = others.reduce((sum, n) => sum + n, 0) / Math.max(1, others.length);
  return (low ? -1 : 1) * ((scores[side] ?? 0) - rest);
}

import type { Thresholds } from '../../game/search.ts';
import type { Decision } from './decision.ts';
import { SURE_ERRORS } from './doubt.ts';

/** Grades of a bad decision, mildest first. */
const FLAGS = ['slip', 'mistake', 'blunder'] as const;
export type Flag = (typeof FLAGS)[number];

/** Fewer worlds than this never give a flag. */
const MIN_WORLDS = 16;

/** Returns the flag of a decision, or null if it may have been right, cost little, or followed a hint. */
export function flagDecision(decision: Decision, costly: Thresholds): Flag | null {
  return decision.hinted ? null : gradeDecision(decision, costly);
}

/** Returns the flag of the move, whether or not a hint suggested it. */
export function gradeDecision({ cost, error, worlds, by }: Decision, costly: Thresholds): Flag | null {
  if (by === 'line' || (by === 'worlds' && worlds < MIN_WORLDS) || cost <= SURE_ERRORS * error) return null;
  return FLAGS.findLast((flag) => cost >= costly[flag]) ?? null;
}

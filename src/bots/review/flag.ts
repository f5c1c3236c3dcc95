import type { Thresholds } from '../../game/search.ts';
import type { Decision } from './decision.ts';
import { SURE_MARGINS } from './doubt.ts';

/** Grades of a bad decision, mildest first. */
const FLAGS = ['slip', 'mistake', 'blunder'] as const;
export type Flag = (typeof FLAGS)[number];

/** Fewer worlds than this never give a flag. */
const MIN_WORLDS = 16;

/** Returns the flag of a decision, or null if it may have been right, cost little, or followed a hint. */
export function flagDecision(decision: Decision, costly: Thresholds): Flag | null {
  return decision.hinted ? null : gradeDecision(decision, costly);
}

/**
 * Returns the flag of the move, whether or not a hint suggested it; null if the move may have been right, cost little, or
 * was measured too roughly.
 */
export function gradeDecision({ cost, margin95, worlds, method }: Decision, costly: Thresholds): Flag | null {
  if (method === 'line' || (method === 'worlds' && worlds < MIN_WORLDS) || cost <= SURE_MARGINS * margin95) return null;
  return FLAGS.findLast((flag) => cost >= costly[flag]) ?? null;
}

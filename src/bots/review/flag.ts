import type { Thresholds } from '../../game/search.ts';
import type { Decision } from './decision.ts';
import { SURE_ERRORS } from './doubt.ts';

/** How bad a decision was, from the least. */
const FLAGS = ['slip', 'mistake', 'blunder'] as const;
export type Flag = (typeof FLAGS)[number];

/** In fewer worlds nothing is sure enough to be called wrong. */
const MIN_WORLDS = 16;

/** What a decision is called; null where it may well have been right, or cost next to nothing, or a hint said so. */
export function flagDecision(decision: Decision, costly: Thresholds): Flag | null {
  return decision.hinted ? null : gradeDecision(decision, costly);
}

/** The same for the move alone, hinted or not. */
export function gradeDecision({ cost, error, worlds, by }: Decision, costly: Thresholds): Flag | null {
  if (by === 'line' || (by === 'worlds' && worlds < MIN_WORLDS) || cost <= SURE_ERRORS * error) return null;
  return FLAGS.findLast((flag) => cost >= costly[flag]) ?? null;
}

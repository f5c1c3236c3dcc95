import type { Verdict } from '../../referee/verdict.ts';
import type { ExamLevel } from './exam.ts';

/** What somebody said of a case, as far as they have come. */
export interface ExamAnswer {
  /** The verdict; of a record, which move was wrong. */
  readonly answer: Verdict | number;
  /** Which rule was broken. */
  readonly rule?: string;
  /** What they pointed at, as `zone/item`; none: no card in particular. */
  readonly cards?: readonly string[];
}

/** What is asked of a case. */
export type ExamAspect = 'verdict' | 'rule' | 'cards';

/** Whether somebody said that a rule was broken: then they are asked which, right or not. */
export const isAccusation = ({ answer }: ExamAnswer): boolean =>
  typeof answer === 'number' || answer === 'illegal';

/** What is asked next; null: nothing any more. */
export function nextAspect(level: ExamLevel, said: ExamAnswer | undefined): ExamAspect | null {
  if (!said) return 'verdict';
  if (!isAccusation(said)) return null;
  if (level >= 2 && said.rule === undefined) return 'rule';
  return level === 3 && said.cards === undefined ? 'cards' : null;
}

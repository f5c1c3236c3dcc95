import type { Verdict } from '../../referee/verdict.ts';
import type { ExamLevel } from './exam.ts';

/** An answer to a case, possibly incomplete. */
export interface ExamAnswer {
  /** The verdict; for a record, the index of the illegal move. */
  readonly answer: Verdict | number;
  /** The broken rule. */
  readonly rule?: string;
  /** The cards, as `zone/item`; empty: no card in particular. */
  readonly cards?: readonly string[];
}

/** The parts of an answer, asked for in this order. */
export type ExamAspect = 'verdict' | 'rule' | 'cards';

/** Whether the answer claims a broken rule; the next question then asks which. */
export const isAccusation = ({ answer }: ExamAnswer): boolean => typeof answer === 'number' || answer === 'illegal';

/** Returns the part to ask for next; null if the answer is complete. */
export function nextAspect(level: ExamLevel, answer: ExamAnswer | undefined): ExamAspect | null {
  if (!answer) return 'verdict';
  if (!isAccusation(answer)) return null;
  if (level >= 2 && answer.rule === undefined) return 'rule';
  return level === 3 && answer.cards === undefined ? 'cards' : null;
}

import type { JsonObject } from '../../game/json.ts';

/** Number of cases in a paper. */
export const PAPER_LENGTH = 18;
/** Number of right answers needed to pass. */
export const PASS_MARK = Math.ceil(PAPER_LENGTH * 0.8);

/** Level 1 asks for the verdict, 2 also for the rule, 3 also for the cards. */
export const EXAM_LEVELS = [1, 2, 3] as const;
export type ExamLevel = (typeof EXAM_LEVELS)[number];

/** Number of moves in a record case. */
export const RECORD_MOVES = 6;
/** Number of rules to choose from. */
export const OFFERED_RULES = 6;

export const CASE_KINDS = ['illegal', 'legal', 'house', 'unseen', 'record'] as const;
/**
 * Kinds of cases. `illegal`: a near miss · `legal`: a legal try · `house`: a try that depends on a house rule
 * · `unseen`: a hand that is partly hidden · `record`: several moves, one of them illegal.
 */
export type CaseKind = (typeof CASE_KINDS)[number];

/** A case of a paper. It doesn't contain the answer, which is the referee's ruling. */
export interface ExamCase {
  readonly game: string;
  readonly kind: CaseKind;
  /** Positions with a try, in the wire format; several for a record. */
  readonly tables: readonly JsonObject[];
  /** Rules to choose from, offered for every verdict. */
  readonly offers: readonly string[];
}

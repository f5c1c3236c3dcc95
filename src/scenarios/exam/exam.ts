import type { JsonObject } from '../../game/json.ts';

/** So many cases are on a paper, and of so many the referee must say the same. */
export const PAPER_LENGTH = 18;
export const PASS_MARK = Math.ceil(PAPER_LENGTH * 0.8);

/** Level 1 asks for the verdict, 2 for the rule as well, 3 for the very cards, too. */
export const EXAM_LEVELS = [1, 2, 3] as const;
export type ExamLevel = (typeof EXAM_LEVELS)[number];

/** So many moves lie before one where one of them was wrong. */
export const RECORD_MOVES = 6;
/** So many rules are offered where one is asked for. */
export const OFFERED_RULES = 6;

export const CASE_KINDS = ['illegal', 'legal', 'house', 'unseen', 'record'] as const;
/**
 * What a case is made of: a narrow miss · what is allowed · what is ruled otherwise at other tables · a hand of which
 * not all is seen · moves of which one was wrong.
 */
export type CaseKind = (typeof CASE_KINDS)[number];

/** A case of a paper. What is right is not in it: that is the referee’s to say. */
export interface ExamCase {
  readonly game: string;
  readonly kind: CaseKind;
  /** A table and what is tried there, in the wire format; of a record one for each move. */
  readonly tables: readonly JsonObject[];
  /** The rules to choose from, whatever the verdict. */
  readonly offers: readonly string[];
}

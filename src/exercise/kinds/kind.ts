import type { Ruling } from '../../referee/ruling.ts';

/** What of a ruling decides an answer. */
export type RuledTry = Pick<Ruling, 'verdict' | 'findings'>;

/** How a kind of question is graded: every right answer, by what the referee says of all that is tried at its table. */
export type Grader = (rulings: readonly RuledTry[]) => readonly string[];

const isIllegal = ({ verdict }: RuledTry): boolean => verdict === 'illegal';

/** Of which try there is something to say: the first that is forbidden; else of what was tried first. */
export const findExplainedTry = (rulings: readonly RuledTry[]): number =>
  Math.max(0, rulings.findIndex(isIllegal));

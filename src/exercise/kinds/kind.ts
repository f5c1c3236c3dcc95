import type { Ruling } from '../../referee/ruling.ts';

/** The part of a ruling that decides an answer. */
export type RuledTry = Pick<Ruling, 'verdict' | 'findings'>;

/** Returns every right answer, given the rulings of all tries at a table. */
export type Grader = (rulings: readonly RuledTry[]) => readonly string[];

const isIllegal = ({ verdict }: RuledTry): boolean => verdict === 'illegal';

/** Index of the try that the feedback explains: the first illegal one, else 0. */
export const findExplainedTry = (rulings: readonly RuledTry[]): number => Math.max(0, rulings.findIndex(isIllegal));

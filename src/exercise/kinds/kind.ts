import type { Ruling } from '../../referee/ruling.ts';

/** What of a ruling decides an answer. */
export type Ruled = Pick<Ruling, 'verdict' | 'findings'>;

/** How a kind of question is graded: every right answer, by what the referee says of all that is tried at its table. */
export type Right = (rulings: readonly Ruled[]) => readonly string[];

const isIllegal = ({ verdict }: Ruled): boolean => verdict === 'illegal';

/** Of which try there is something to say: the first that is forbidden; else of what was tried first. */
export const spokenOf = (rulings: readonly Ruled[]): number => Math.max(0, rulings.findIndex(isIllegal));

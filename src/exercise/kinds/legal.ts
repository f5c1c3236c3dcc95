import type { Verdict } from '../../referee/verdict.ts';
import { RULING_LABELS } from '../../table/ruling/labels.ts';
import type { AnswerChoice } from '../item.ts';
import type { Grader } from './kind.ts';

/** Verdicts as button labels. */
export const VERDICTS = RULING_LABELS.verdict;

/** @param canDepend whether the verdict may depend on unseen cards */
export const verdictChoices = (canDepend: boolean): readonly (AnswerChoice & { readonly answer: Verdict })[] =>
  (['legal', 'illegal', 'depends'] as const)
    .filter((verdict) => canDepend || verdict !== 'depends')
    .map((answer) => ({ answer, says: VERDICTS[answer] }));

/** Is it allowed? */
export const gradeLegal: Grader = (rulings) => rulings.slice(0, 1).map(({ verdict }) => verdict);

import type { AnswerChoice } from '../item.ts';
import type { Grader } from './kind.ts';

/** Things one could do, each by its number among all. @param from the first of them */
export const optionChoices = (all: readonly { readonly says: string }[], from = 0): readonly AnswerChoice[] =>
  all.slice(from).map(({ says }, i) => ({ answer: String(i + from), says }));

/** One of several tries: which is allowed? */
export const gradeOption: Grader = (rulings) =>
  rulings.flatMap(({ verdict }, i) => (verdict === 'legal' ? [String(i)] : []));

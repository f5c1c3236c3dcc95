import type { AnswerChoice } from '../item.ts';
import type { Grader } from './kind.ts';

/** Answers by index among all options. @param from index of the first one */
export const optionChoices = (options: readonly { readonly says: string }[], from = 0): readonly AnswerChoice[] =>
  options.slice(from).map(({ says }, i) => ({ answer: String(i + from), says }));

/** Which of several tries is allowed? */
export const gradeOption: Grader = (rulings) =>
  rulings.flatMap(({ verdict }, i) => (verdict === 'legal' ? [String(i)] : []));

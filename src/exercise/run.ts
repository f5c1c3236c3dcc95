import type { ExerciseQuestion } from './item.ts';

/** Progress through a series of questions. Plain data. */
export interface ExerciseRun<Answer> {
  /** Index of the current question; equals the number of questions once all are answered. */
  readonly at: number;
  /** Answers in order: one more than `at` while feedback is shown. */
  readonly said: readonly Answer[];
}

export const NEW_RUN: ExerciseRun<never> = { at: 0, said: [] };

/** Whether the current question is answered and its feedback is shown. */
export const isAnswerShown = ({ at, said }: ExerciseRun<unknown>): boolean => said.length > at;

/** A second answer to the same question is ignored. */
export function addAnswer<Answer, R extends ExerciseRun<Answer>>(run: R & ExerciseRun<Answer>, answer: Answer): R {
  return isAnswerShown(run) ? run : { ...run, said: [...run.said, answer] };
}

/** Moves to the next question once this one is answered. */
export function advanceRun<R extends ExerciseRun<unknown>>(run: R): R {
  return isAnswerShown(run) ? { ...run, at: run.at + 1 } : run;
}

/** False while the right answers are unknown. */
export const isRight = (question: Pick<ExerciseQuestion, 'right'> | undefined, answer: string): boolean =>
  question?.right?.includes(answer) ?? false;

/** Returns for each answer whether it is right. */
export const gradeAnswers = (
  items: readonly Pick<ExerciseQuestion, 'right'>[],
  answers: readonly string[],
): readonly boolean[] => answers.map((answer, i) => isRight(items[i], answer));

/** The label of an answer; a typed answer unchanged. */
export const textOfAnswer = ({ choices }: Pick<ExerciseQuestion, 'choices'>, answer: string): string =>
  choices.find((choice) => choice.answer === answer)?.says ?? answer;

/** Removes the full stop at the end of a sentence, for labels of buttons. */
export const stripFullStop = (sentence: string): string => sentence.replace(/\.$/, '');

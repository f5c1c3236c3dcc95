import type { ExerciseQuestion } from './item.ts';

/** Progress through a series of questions. Plain data. */
export interface ExerciseRun<Answer> {
  /** Index of the current question; their number once all are done. */
  readonly at: number;
  /** Answers in order: one more than `at` while feedback is shown. */
  readonly said: readonly Answer[];
}

export const NEW_RUN: ExerciseRun<never> = { at: 0, said: [] };

export const isAnswerShown = ({ at, said }: ExerciseRun<unknown>): boolean => said.length > at;

/** A second answer to the same question is ignored. */
export function addAnswer<Answer, R extends ExerciseRun<Answer>>(
  run: R & ExerciseRun<Answer>,
  answer: Answer,
): R {
  return isAnswerShown(run) ? run : { ...run, said: [...run.said, answer] };
}

/** Moves to the next question once this one is answered. */
export function advanceRun<R extends ExerciseRun<unknown>>(run: R): R {
  return isAnswerShown(run) ? { ...run, at: run.at + 1 } : run;
}

/** False while the right answers are unknown. */
export const isRight = (asked: Pick<ExerciseQuestion, 'right'> | undefined, answer: string): boolean =>
  asked?.right?.includes(answer) ?? false;

export const gradeAnswers = (
  items: readonly Pick<ExerciseQuestion, 'right'>[],
  said: readonly string[],
): readonly boolean[] => said.map((answer, i) => isRight(items[i], answer));

/** The label of an answer; a typed answer unchanged. */
export const textOfAnswer = ({ choices }: Pick<ExerciseQuestion, 'choices'>, answer: string): string =>
  choices.find((choice) => choice.answer === answer)?.says ?? answer;

/** For buttons. */
export const stripFullStop = (says: string): string => says.replace(/\.$/, '');

import type { ExerciseQuestion } from './item.ts';

/** How far somebody is with some questions. Plain data. */
export interface ExerciseRun<Answer> {
  /** Which one lies on the table; as many as there are once all are done. */
  readonly at: number;
  /** What was answered, in order: one more than `at` while an answer is looked at. */
  readonly said: readonly Answer[];
}

export const NEW_RUN: ExerciseRun<never> = { at: 0, said: [] };

/** Whether an answer is looked at. */
export const isAnswerShown = ({ at, said }: ExerciseRun<unknown>): boolean => said.length > at;

/** One answer each: a second one changes nothing. */
export function addAnswer<Answer, R extends ExerciseRun<Answer>>(
  run: R & ExerciseRun<Answer>,
  answer: Answer,
): R {
  return isAnswerShown(run) ? run : { ...run, said: [...run.said, answer] };
}

/** On to the next question, once this one is answered. */
export function advanceRun<R extends ExerciseRun<unknown>>(run: R): R {
  return isAnswerShown(run) ? { ...run, at: run.at + 1 } : run;
}

/** Whether an answer is right; as long as nobody can say, it isn’t. */
export const isRight = (asked: Pick<ExerciseQuestion, 'right'> | undefined, answer: string): boolean =>
  asked?.right?.includes(answer) ?? false;

/** Of each answer that was given whether it is right, in order. */
export const gradeAnswers = (
  items: readonly Pick<ExerciseQuestion, 'right'>[],
  said: readonly string[],
): readonly boolean[] => said.map((answer, i) => isRight(items[i], answer));

/** An answer in the words it was offered in; one that was typed as it stands. */
export const textOfAnswer = ({ choices }: Pick<ExerciseQuestion, 'choices'>, answer: string): string =>
  choices.find((choice) => choice.answer === answer)?.says ?? answer;

/** A sentence on a button. */
export const stripFullStop = (says: string): string => says.replace(/\.$/, '');

import type { CoachedGame } from '../../game/game.ts';
import type { LessonProblem } from '../check.ts';
import { type Lesson, stepName } from '../lesson.ts';
import { listChoices, type StepChoice } from './choice.ts';
import { readWeighedLesson, type WeighedStep } from './weighed-lesson.ts';

/** Standard errors beyond which a move is clearly behind. */
const CLEAR_ERRORS = 3;

const isClearlyBehind = ({ by, error }: { readonly by: number; readonly error: number }): boolean =>
  by < -CLEAR_ERRORS * error;

/** Lists contradictions between a step and the values of its moves. */
function findStepProblems({ step }: StepChoice, { rival, accepted, solution }: WeighedStep): readonly string[] {
  const worseMoves = accepted.filter(isClearlyBehind);
  const moveProblems = worseMoves.map(
    ({ move, by, error }) =>
      `${JSON.stringify(move)} is accepted and comes to ${-by} (± ${error}) less than ${JSON.stringify(rival)}, which is not.`,
  );
  const solutionProblems =
    solution && isClearlyBehind(solution) ? [`Another accepted move comes to ${-solution.by} more.`] : [];
  const problems = [...moveProblems, ...solutionProblems];
  if (step.intended === undefined) return problems;
  return problems.length > 0 ? [] : ['“intended” explains a worse move, but no accepted move is worse. Strike it.'];
}

/** Lists problems with the moves a lesson accepts, by their stored values. */
export function checkWeights(game: CoachedGame, lesson: Lesson, data: unknown): readonly LessonProblem[] {
  const weighed = readWeighedLesson(data);
  return listChoices(game, lesson).flatMap((choice) => {
    const at = stepName(choice.at - 1, choice.step);
    const weighedStep = weighed?.steps.find((one) => one.at === choice.at);
    const messages =
      weighedStep?.mark === choice.mark
        ? findStepProblems(choice, weighedStep)
        : [`The stored values of its moves are outdated: npm run make -- lessons ${game.id}`];
    return messages.map((one) => ({ at, says: one }));
  });
}

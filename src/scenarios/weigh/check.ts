import type { CoachedGame } from '../../game/game.ts';
import type { LessonProblem } from '../check.ts';
import { type Lesson, stepName } from '../lesson.ts';
import { type Choice, choicesOf } from './choice.ts';
import { readWeighedLesson, type WeighedStep } from './weighed.ts';

/** What is behind by more than so many standard errors is clearly worse. */
const CLEARLY = 3;

const isClear = ({ by, error }: { readonly by: number; readonly error: number }): boolean =>
  by < -CLEARLY * error;

/** What playing it out says against a step. */
function against({ step }: Choice, { rival, accepted, solution }: WeighedStep): readonly string[] {
  const worse = accepted.filter(isClear);
  const says = worse.map(
    ({ move, by, error }) =>
      `${JSON.stringify(move)} is accepted and comes to ${-by} (± ${error}) less than ${JSON.stringify(rival)}, which is not.`,
  );
  const shown = solution && isClear(solution) ? [`Another accepted move comes to ${-solution.by} more.`] : [];
  const all = [...says, ...shown];
  if (step.intended === undefined) return all;
  return all.length > 0 ? [] : ['It says why something worse is intended, and nothing is worse. Strike it.'];
}

/** What is wrong with the moves a lesson takes for right, by what they came to when they were played out. */
export function checkWeights(game: CoachedGame, lesson: Lesson, data: unknown): readonly LessonProblem[] {
  const weighed = readWeighedLesson(data);
  return choicesOf(game, lesson).flatMap((choice) => {
    const at = stepName(choice.at - 1, choice.step);
    const found = weighed?.steps.find((one) => one.at === choice.at);
    const says =
      found?.mark === choice.mark
        ? against(choice, found)
        : [`What it accepts was not weighed as it stands: npm run make -- lessons ${game.id}`];
    return says.map((one) => ({ at, says: one }));
  });
}

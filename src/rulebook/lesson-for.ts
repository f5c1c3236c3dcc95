import type { ThinkingGame } from '../game/game.ts';
import type { Lesson, LessonStep } from '../scenarios/lesson.ts';
import type { BookLesson } from './lessons.ts';

function rulesOf(step: LessonStep): readonly string[] {
  const refused = 'refused' in step ? step.refused.map(({ rule }) => rule) : [];
  const among = 'among' in step ? step.among : [];
  return [...(step.rule === undefined ? [] : [step.rule]), ...refused, ...among];
}

const teaches = ({ teaches }: Lesson, rule: string): boolean => teaches.includes(rule);
const touches = ({ steps }: Lesson, rule: string): boolean =>
  steps.some((step) => rulesOf(step).includes(rule));

/**
 * The lesson that has most to do with a rule: the first that teaches it, else one in which it comes up, else one
 * that teaches its chapter, else the first of all; undefined where there are none.
 */
export function lessonFor(
  game: ThinkingGame,
  lessons: readonly BookLesson[],
  rule: string,
): BookLesson | undefined {
  const chapter = game.rules.chapterOf(rule)?.rules ?? [];
  return (
    lessons.find(({ lesson }) => teaches(lesson, rule)) ??
    lessons.find(({ lesson }) => touches(lesson, rule)) ??
    lessons.find(({ lesson }) => chapter.some(({ id }) => teaches(lesson, id))) ??
    lessons[0]
  );
}

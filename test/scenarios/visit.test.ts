import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { contentOf } from '../../src/rulebook/content.ts';
import { joinLessons } from '../../src/rulebook/lessons.ts';
import { findAnswer } from '../../src/scenarios/answers.ts';
import type { Lesson } from '../../src/scenarios/lesson.ts';
import { isQuestion } from '../../src/scenarios/question.ts';
import type { LessonInput, LessonRun } from '../../src/scenarios/run.ts';
import { type LessonWalk, startVisit, tallyVisit } from '../../src/scenarios/visit.ts';
import { advanceVisit } from '../../src/scenarios/visit-runner.ts';

const taught = games.flatMap((game) => {
  const { lessons } = joinLessons(game, contentOf(game.id).lessons ?? []);
  return lessons
    .filter(({ lesson }) => !lesson.playOut)
    .map(({ slug, lesson }) => [`${game.id}/${slug}`, game, lesson] as const);
});
type TestLesson = (typeof taught)[number];
type VisitedGame = TestLesson[1];

const isTask = (lesson: Lesson, { at }: LessonRun): boolean =>
  lesson.steps[at]?.word === 'move' || lesson.steps[at]?.word === 'break';

/** The next input if everything is done right, or shown. */
function rightInput(game: VisitedGame, lesson: Lesson, run: LessonRun): LessonInput {
  const step = lesson.steps[run.at];
  if (run.phase !== 'open' || !step || step.word === 'say' || step.word === 'reply') return { do: 'next' };
  if (isQuestion(step)) return { do: 'answer', answer: findAnswer(game, run.state, lesson.you, step) };
  if (step.word !== 'move' && step.word !== 'break') return { do: 'next' };
  const move = game.notation.move.read(step.solution, run.state.options);
  if (!move.ok) throw new Error(move.fault.says);
  return { do: 'try', move: move.value };
}

function walkThrough(
  game: VisitedGame,
  lesson: Lesson,
  chooseInput: (run: LessonRun, walked: LessonWalk) => readonly LessonInput[],
): LessonWalk {
  let walked = startVisit(game, lesson);
  for (let i = 0; i < 200 && walked.run.phase !== 'over'; i++) {
    for (const input of chooseInput(walked.run, walked)) walked = advanceVisit(game, lesson, walked, input);
  }
  expect(walked.run.phase).toBe('over');
  return walked;
}

describe.each(taught)('a visit to %s', (_, game, lesson) => {
  test('counts everything as right at once if it was', () => {
    const walked = walkThrough(game, lesson, (run) => [rightInput(game, lesson, run)]);
    const { tasks, rightAtOnce, solvedByLesson } = tallyVisit(lesson, walked.marks);
    expect({ rightAtOnce, solvedByLesson }).toEqual({ rightAtOnce: tasks, solvedByLesson: 0 });
  });

  test('counts an answer that was only shown as not done', () => {
    const walked = walkThrough(game, lesson, (run) => [
      run.phase === 'open' && (isQuestion(lesson.steps[run.at]) || isTask(lesson, run))
        ? { do: 'skip' }
        : { do: 'next' },
    ]);
    const { tasks, rightAtOnce, solvedByLesson } = tallyVisit(lesson, walked.marks);
    expect({ rightAtOnce, solvedByLesson }).toEqual({ rightAtOnce: 0, solvedByLesson: tasks });
  });

  test('counts an answer that came right after the reveal as right later', () => {
    const hint = { do: 'hint' } as const;
    const walked = walkThrough(game, lesson, (run) => [hint, hint, hint, rightInput(game, lesson, run)]);
    expect(tallyVisit(lesson, walked.marks)).toMatchObject({ rightAtOnce: 0, solvedByLesson: 0 });
  });

  test('keeps each step as it was left, to read again', () => {
    const walked = walkThrough(game, lesson, (run) => [rightInput(game, lesson, run)]);
    for (const [i, step] of lesson.steps.entries()) {
      const lastRun = walked.lastRuns[i];
      expect(lastRun?.at).toBe(i);
      expect(lastRun?.phase, step.word).toBe(step.word === 'say' ? 'open' : 'done');
      if (isQuestion(step)) expect(lastRun?.remark?.tone).toBe('right');
    }
  });

  test('explains each wrong answer, and never two alike', () => {
    walkThrough(game, lesson, (run, walked) => {
      const step = lesson.steps[run.at];
      if (run.phase === 'open' && step?.word === 'tap') {
        const rightItems = findAnswer(game, run.state, lesson.you, step) as readonly string[];
        const view = game.visibility.view(run.state, lesson.you);
        const zone = game.table.zones(view, lesson.you, String).find(({ id }) => id === step.tap);
        const remarks = (zone?.items ?? [])
          .filter(({ id }) => !rightItems.includes(id) && !/\.\d$/.test(id))
          .map(({ id }) => advanceVisit(game, lesson, walked, { do: 'answer', answer: [id] }).run.remark);
        for (const remark of remarks) expect(remark?.says).toMatch(/[.?!]$/);
        expect(new Set(remarks.map((remark) => remark?.says)).size).toBe(remarks.length);
      }
      return [rightInput(game, lesson, run)];
    });
  });
});

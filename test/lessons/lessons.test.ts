import { describe, expect, test } from 'vitest';
import { listDistinctMoves } from '../../src/bots/search/solver.ts';
import type { WholeGame } from '../../src/game/game.ts';
import { games } from '../../src/games/index.ts';
import { contentOf } from '../../src/rulebook/content.ts';
import { joinLessons } from '../../src/rulebook/lessons.ts';
import { listBrokenRules } from '../../src/scenarios/answers.ts';
import type { Lesson } from '../../src/scenarios/lesson.ts';
import type { LessonInput } from '../../src/scenarios/run.ts';
import { advance } from '../../src/scenarios/runner.ts';
import { solveSteps } from '../../src/scenarios/solution.ts';
import { startLesson } from '../../src/scenarios/start.ts';
import { replayInputs } from '../scenarios/replay-inputs.ts';

const taught = games.flatMap((game) => {
  const files = contentOf(game.id).lessons ?? [];
  return files.length > 0 ? [[game.name, game, files] as const] : [];
});

/** The restrictions that a lesson has the learner break, comments on, or asks about. */
function brokenIn(game: WholeGame, lesson: Lesson): readonly string[] {
  const problems: string[] = [];
  let run = startLesson(game, lesson);
  for (const step of lesson.steps) {
    const tries = [
      ...(step.word === 'break' ? [step.solution] : []),
      ...(step.word === 'legal' ? [step.legal] : []),
      ...(step.word === 'breaks' ? [step.breaks] : []),
      ...('refused' in step ? step.refused.map((turn) => turn.try) : []),
    ];
    for (const json of tries) problems.push(...listBrokenRules(game, run.state, lesson.you, json));
    const { at } = run;
    run = advance(game, lesson, run, { do: 'skip' });
    while (run.at === at && run.phase !== 'open') run = advance(game, lesson, run, { do: 'next' });
  }
  return problems;
}

test('there are lessons', () => {
  expect(taught.length).toBeGreaterThan(0);
});

describe.each(taught)('the lessons of %s', (_, game, files) => {
  const { lessons, problems } = joinLessons(game, files);

  test('play through to their end, and every wrong turn gets its remark and ruling', () => {
    expect(problems).toEqual([]);
    expect(lessons.length).toBe(files.length);
  });

  test('have a remark for every legal move that misses the point', () => {
    for (const { slug, lesson } of lessons) {
      for (const { at, step, run } of solveSteps(game, lesson)) {
        if (step.word !== 'move' && step.word !== 'break') continue;
        for (const move of listDistinctMoves(game, run.state, lesson.you)) {
          const { remark } = advance(game, lesson, run, { do: 'try', move });
          const tryName = `${slug} ${at + 1} ${game.notation.key(move)}`;
          if (remark?.tone === 'missed') expect(remark.says, tryName).not.toBeNull();
        }
      }
    }
  });

  test('are numbered from one without a gap', () => {
    expect(lessons.map(({ number }) => number)).toEqual(lessons.map((_lesson, i) => i + 1));
  });

  test('each ask something whose obvious answer is wrong, except a hand that is played out', () => {
    const scripted = lessons.filter(({ lesson }) => !lesson.playOut);
    for (const { slug, lesson } of scripted) {
      const hasTempting = lesson.steps.some((step) => 'ask' in step && step.tempting.length > 0);
      expect(hasTempting, slug).toBe(true);
    }
  });

  test('break every restriction, or ask about it, except those of a house rule', () => {
    const brokenRules = new Set(lessons.flatMap(({ lesson }) => brokenIn(game, lesson)));
    const house = new Set(game.options.map(({ rule }) => rule));
    const untouched = game.rules.restrictions.map(({ id }) => id).filter((id) => !brokenRules.has(id));
    expect(untouched.filter((id) => !house.has(id))).toEqual([]);
  });

  test('reach the same place when a visit resumes, and back leads to the beginning', () => {
    for (const { lesson } of lessons) {
      const inputs: LessonInput[] = [];
      for (let i = 0; i < lesson.steps.length * 3; i++) {
        inputs.push({ do: replayInputs(game, lesson, inputs).phase === 'done' ? 'next' : 'skip' });
      }
      const half = inputs.slice(0, inputs.length / 2);
      const replayed = replayInputs(game, lesson, JSON.parse(JSON.stringify(half)));
      expect(replayed).toEqual(replayInputs(game, lesson, half));
      const startRun = startLesson(game, lesson);
      const backwards = [
        ...half,
        ...half.map(() => ({ do: 'back' }) as const),
        ...half.map(() => ({ do: 'back' }) as const),
      ];
      const returned = replayInputs(game, lesson, backwards);
      expect({ at: returned.at, state: returned.state }).toEqual({ at: 0, state: startRun.state });
    }
  });
});

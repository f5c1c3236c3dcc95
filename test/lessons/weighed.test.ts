import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { contentOf } from '../../src/rulebook/content.ts';
import { joinLessons } from '../../src/rulebook/lessons.ts';
import type { LessonFile } from '../../src/rulebook/source.ts';
import type { WeighedLesson, WeighedStep } from '../../src/scenarios/weigh/weighed-lesson.ts';

interface LessonData {
  position?: Record<string, unknown>;
  steps: Record<string, unknown>[];
}

const files = games.flatMap((game) =>
  (contentOf(game.id).lessons ?? []).map((file) => ({ game, file, weighed: file.weighed as WeighedLesson })),
);
const stepOf = ({ data }: LessonFile, at: number) => (data as LessonData).steps[at - 1] ?? {};

/** Returns, for each game, a lesson with a step that fits the condition, and that step. */
const findStep = (isWanted: (step: WeighedStep, stepData: Record<string, unknown>) => boolean) =>
  games.flatMap((game) => {
    const gameLessons = files.filter((one) => one.game === game);
    const one = gameLessons
      .flatMap(({ file, weighed }) => (weighed?.steps ?? []).map((step) => ({ file, weighed, step })))
      .find(({ file, step }) => isWanted(step, stepOf(file, step.at)));
    return one ? [[game.name, { game, ...one }] as const] : [];
  });

/** Returns the problems of a lesson after a change to its data or its stored values. */
function problemsAfter(
  { game, file }: { game: (typeof games)[number]; file: LessonFile },
  change: (lesson: LessonData, weighed: { steps: WeighedStep[] }) => void,
): readonly string[] {
  const changedFile = structuredClone(file);
  change(changedFile.data as LessonData, changedFile.weighed as { steps: WeighedStep[] });
  return joinLessons(game, [changedFile]).problems.map(({ id, says }) => `${id}: ${says}`);
}

const isClear = (by: number, error: number): boolean => by > 3 * error && by > 0;

describe.each(
  findStep(
    ({ accepted }, { intended }) =>
      intended === undefined && accepted.length === 1 && accepted.every(({ by, error }) => isClear(by, error)),
  ),
)('a lesson of %s, changed on purpose', (_, { game, file, step }) => {
  const ofThisStep = (problems: readonly string[]) => problems.filter((one) => one.startsWith(`step ${step.at} `));

  test('is valid without a change', () => {
    expect(joinLessons(game, [file]).problems).toEqual([]);
  });

  test('is found with figures that were never computed', () => {
    expect(joinLessons(game, [{ ...file, weighed: undefined }]).problems.length).toBeGreaterThan(0);
  });

  test('is found with a solution worth less than the move it calls missed', () => {
    const problems = problemsAfter({ game, file }, (_lesson, weighed) => {
      weighed.steps = weighed.steps.map((one) =>
        one.at === step.at ? { ...one, accepted: one.accepted.map((a) => ({ ...a, by: -a.by })) } : one,
      );
    });
    expect(ofThisStep(problems)).toEqual([expect.stringContaining('is accepted and comes to')]);
  });

  test('is found with a solution that isn’t among the best accepted moves', () => {
    const problems = problemsAfter({ game, file }, (_lesson, weighed) => {
      weighed.steps = weighed.steps.map((one) =>
        one.at === step.at ? { ...one, solution: { by: -2, error: 0.5 } } : one,
      );
    });
    expect(ofThisStep(problems)).toEqual([expect.stringContaining('Another accepted move comes to 2 more')]);
  });

  test('is found with accepted moves that weren’t weighed', () => {
    const problems = problemsAfter({ game, file }, ({ steps }) => {
      const one = steps[step.at - 1] as Record<string, unknown>;
      one['accept'] = { any: [one['accept'] ?? {}] };
    });
    expect(ofThisStep(problems)).toEqual([expect.stringContaining(`npm run make -- lessons ${game.id}`)]);
  });

  test('is found with a reason for a worse move where none is worse', () => {
    const problems = problemsAfter({ game, file }, ({ steps }) => {
      (steps[step.at - 1] as Record<string, unknown>)['intended'] = 'Just so.';
    });
    expect(ofThisStep(problems)).toEqual([expect.stringContaining('Strike it.')]);
  });
});

describe.each(games.map((game) => [game.name, game] as const))('a table of %s', (_, game) => {
  const one = files.find(({ file, game: ofGame }) => ofGame === game && (file.data as LessonData).position);
  if (!one) throw new Error('No lesson of it begins at a position.');

  test('is found if a second step has the same one', () => {
    const problems = problemsAfter(one, (lesson) => {
      lesson.steps = [{ say: 'So it lies.' }, { say: 'So it lies still.', position: lesson.position }, ...lesson.steps];
    });
    expect(problems).toEqual(['step 2 (say): This is the table as it lay. Lay it no second time.']);
  });
});

describe('an impossible position', () => {
  const misweighed = files.filter(({ file }) => {
    const stock = (file.data as LessonData).position?.['stock'];
    return Array.isArray(stock) && stock.length > 0;
  });

  test.each(misweighed.map(({ game, file }) => [file.file, { game, file }] as const))('%s is found', (_, one) => {
    const problems = problemsAfter(one, ({ position }) => {
      (position as Record<string, unknown>)['stock'] = [];
    });
    expect(problems).toEqual([expect.stringMatching(/^step 1 .* cards are on this table, and \d+ were dealt/)]);
  });

  test('can be tried with some tables', () => {
    expect(misweighed.length).toBeGreaterThan(0);
  });
});

import { describe, expect, test } from 'vitest';
import type { LessonInput } from '../../src/scenarios/run.ts';
import { isWaitingForOthers, needsBot, tallyVisit } from '../../src/scenarios/visit.ts';
import { advanceVisit, replayVisit } from '../../src/scenarios/visit-runner.ts';
import { toy } from './toy.ts';
import { answerWith, HINT, NEXT, put, SKIP, take, toyLesson, toyRun, tryMove } from './toy-lesson.ts';

const move = { move: 'Take 6♥.', accept: { kind: 'take' }, solution: take('6S', '6H') };
const lesson = toyLesson([
  { say: 'Here we go.' },
  move,
  { reply: 'Ann plays.', move: put('9S'), pause: true },
  { ask: 'May you?', legal: put('2C') },
]);
const marksAfter = (...inputs: readonly LessonInput[]) => replayVisit(toy, lesson, inputs).marks;
const RIGHT = tryMove(take('6S', '6H'));
const WRONG = tryMove(take('6S', '4H'));

describe('a step of a visit', () => {
  test.each<[string, readonly LessonInput[], string | undefined]>([
    ['right at once', [RIGHT], 'first'],
    ['right after one or two hints', [HINT, HINT, RIGHT], 'first'],
    ['right after the hint that tells all', [HINT, HINT, HINT, RIGHT], 'later'],
    ['right after an error', [WRONG, RIGHT], 'later'],
    ['not yet right', [WRONG], 'stumbled'],
    ['not yet right, and told all', [WRONG, HINT, HINT, HINT], 'stumbled'],
    ['told all', [HINT, HINT, HINT], 'stumbled'],
    ['left as it is', [NEXT], undefined],
    ['solved by the lesson', [SKIP], 'shown'],
    ['solved by the lesson after an error', [WRONG, SKIP], 'shown'],
    ['right, and repeated with an error', [RIGHT, { do: 'back' }, WRONG], 'first'],
    ['right, and repeated by the lesson', [RIGHT, { do: 'back' }, SKIP], 'first'],
    ['right later, and repeated right', [WRONG, RIGHT, { do: 'back' }, RIGHT], 'later'],
    ['right later, and repeated by the lesson', [WRONG, RIGHT, { do: 'back' }, SKIP], 'later'],
    ['shown, and then done', [SKIP, { do: 'back' }, RIGHT], 'later'],
    ['begun again without an error', [{ do: 'back' }], undefined],
    ['a legal move beside the point', [tryMove(put('2C'))], 'stumbled'],
  ])('%s', (_, inputs, mark) => {
    expect(marksAfter(NEXT, ...inputs)[1]).toBe(mark);
  });

  test('that asks nothing is read once one goes on', () => {
    expect(marksAfter()).toEqual([]);
    expect(marksAfter(HINT)).toEqual([]);
    expect(marksAfter(SKIP)).toEqual([undefined]);
    expect(marksAfter(NEXT)).toEqual(['read']);
    expect(marksAfter(NEXT, RIGHT, NEXT, NEXT)).toEqual(['read', 'first', 'read']);
    expect(marksAfter(NEXT, RIGHT, NEXT, NEXT, NEXT, answerWith('illegal'))[3]).toBe('stumbled');
  });

  test('is kept as it was left; an input without effect changes nothing', () => {
    const walked = replayVisit(toy, lesson, [NEXT, RIGHT, NEXT]);
    expect(walked.lastRuns.map(({ at, phase }) => [at, phase])).toEqual([
      [0, 'open'],
      [1, 'done'],
      [2, 'open'],
    ]);
    expect(advanceVisit(toy, lesson, walked, RIGHT)).toBe(walked);
    const ended = replayVisit(toy, lesson, [NEXT, RIGHT, NEXT, NEXT, NEXT, answerWith('legal'), NEXT]);
    expect([ended.run.phase, ended.lastRuns.length]).toEqual(['over', 4]);
  });
});

test('a tally counts the tasks, and of them those right at once and those shown', () => {
  expect(tallyVisit(lesson, ['read', 'first', 'read', 'shown'])).toEqual({
    tasks: 2,
    rightAtOnce: 1,
    solvedByLesson: 1,
  });
  expect(tallyVisit(lesson, ['read', 'later', 'read', 'stumbled'])).toEqual({
    tasks: 2,
    rightAtOnce: 0,
    solvedByLesson: 0,
  });
  expect(tallyVisit(lesson, [])).toEqual({ tasks: 2, rightAtOnce: 0, solvedByLesson: 0 });
});

test('a lesson waits for others before they play, and while it shows one thing after another', () => {
  const lastMoves = toyLesson([{ reply: 'Ann plays.', move: put('9S'), pause: true }, { say: 'x' }], {
    position: { turn: 1, hands: [[], ['9S']], table: [] },
  });
  const waits = (...inputs: readonly LessonInput[]): boolean =>
    isWaitingForOthers(lastMoves, toyRun(lastMoves, ...inputs));
  // Ann's last card and the two counts are three things to see.
  expect([waits(), waits(NEXT), waits(NEXT, NEXT), waits(NEXT, NEXT, NEXT)]).toEqual([true, true, true, false]);
  expect(isWaitingForOthers(lesson, toyRun(lesson))).toBe(false);
  expect(isWaitingForOthers(lesson, toyRun(lesson, NEXT, RIGHT))).toBe(false);
});

test('a bot is needed to play out a deal, for a reply without a move, and for a move that leaves the script', () => {
  expect(needsBot(lesson, [NEXT, RIGHT])).toBe(false);
  expect(needsBot(lesson, [NEXT, { do: 'stay' }])).toBe(true);
  expect(needsBot({ ...lesson, playOut: true }, [])).toBe(true);
  expect(needsBot(toyLesson([move, { reply: 'Ann plays.' }]), [])).toBe(true);
});

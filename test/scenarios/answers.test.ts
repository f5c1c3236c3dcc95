import { describe, expect, test } from 'vitest';
import { explainBetterHand, findAnswer, isRightAnswer, isSameAnswer } from '../../src/scenarios/answers.ts';
import { meetsExpectation } from '../../src/scenarios/expectation.ts';
import { hintsOf } from '../../src/scenarios/hints.ts';
import type { Expectation, StepOf } from '../../src/scenarios/lesson.ts';
import { isQuestion, type LessonQuestion, laidCards, readLessonMove } from '../../src/scenarios/question.ts';
import { startLesson } from '../../src/scenarios/start.ts';
import { toy } from './toy.ts';
import { HINT, put, take, toyLesson, toyRun } from './toy-lesson.ts';

const questionOf = (step: object): LessonQuestion => toyLesson([{ ask: 'What?', ...step }]).steps[0] as LessonQuestion;
const { state } = startLesson(toy, toyLesson([{ say: 'x' }]));
const answerTo = (step: object) => findAnswer(toy, state, 0, questionOf(step));

describe('the right answer', () => {
  test.each([
    ['the cards that can be taken', { tap: 'table', that: { kind: 'take' } }, ['6H']],
    ['the cards of the hand that can be put down', { tap: 'hand-0', that: { kind: 'put' } }, ['2C', '6S']],
    ['a card that several moves touch, once', { tap: 'hand-0', that: {} }, ['2C', '6S']],
    ['no cards of another zone', { tap: 'hand-1', that: {} }, []],
    ['that a try is legal', { legal: take('6S', '6H') }, 'legal'],
    ['that a try isn’t', { legal: take('6S', 'KD') }, 'illegal'],
    [
      'the first of the offered rules that is broken',
      { breaks: take('2C', 'KD'), among: ['toy/equal', 'toy/kings'] },
      'toy/kings',
    ],
    ['all points of the first side', { score: { hands: [['KD', '2C'], ['KS']] } }, 4],
    ['all points of another side', { score: { hands: [['KD', '2C'], ['KS']] }, side: 1 }, 3],
    ['the points of one rule', { score: { hands: [['KD', 'KC', '2C'], ['KS']] }, by: 'toy/kings' }, 4],
    ['no points for a side that isn’t there', { score: { hands: [['KD']] }, side: 2 }, 0],
    ['the first hand', { better: { hands: [['2C', '3C'], ['KS']] } }, 'first'],
    ['the second hand', { better: { hands: [['2C'], ['KS', '2S']] } }, 'second'],
    ['neither of two equal hands', { better: { hands: [['2C'], ['KS']] } }, 'neither'],
    [
      'neither of the first two hands if a third one is better',
      { better: { hands: [['2C'], [], ['3C', '4C']] } },
      'neither',
    ],
    [
      'the sentence that is called right',
      { rule: 'toy/take', choose: ['Go', 'Stay'], right: 'Stay', tempting: [{ answer: 'Go', says: 'x' }] },
      'Stay',
    ],
    ['the laid cards to find', { laid: { Row: ['KD', '2C'] }, find: ['KD'] }, ['KD']],
  ])('is %s', (_, step, answer) => {
    expect(answerTo(step)).toEqual(answer);
  });

  test('explains in the lines of the count which hand is better', () => {
    const step = questionOf({ better: { hands: [['KD'], []] } }) as StepOf<'better'>;
    expect(explainBetterHand(toy, state, step)).toBe('Hand 0: 1. A king: 2. Hand 1: 0.');
  });

  test('has its cards in any order, and a number may be typed', () => {
    expect([
      isSameAnswer(['6H', '2C'], ['2C', '6H']),
      isSameAnswer(['6H'], ['6H', '2C']),
      isSameAnswer('4', 4),
    ]).toEqual([true, false, true]);
  });

  test('is any of the rules a try breaks', () => {
    const notInTurn = { ...state, turn: 1 };
    const step = questionOf({ breaks: take('6S', '4H'), among: ['toy/turn', 'toy/kings'] });
    expect(['toy/turn', 'toy/equal', 'toy/kings'].map((rule) => isRightAnswer(toy, notInTurn, 0, step, rule))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test('a question is a step that asks; only some lay cards out', () => {
  const [say] = toyLesson([{ say: 'x', laid: { Row: ['KD'] } }]).steps;
  expect([isQuestion(say), isQuestion(undefined), isQuestion(questionOf({ legal: put('6S') }))]).toEqual([
    false,
    false,
    true,
  ]);
  expect([laidCards(say), laidCards(undefined), laidCards(questionOf({ legal: put('6S') }))]).toEqual([
    { Row: ['KD'] },
    undefined,
    undefined,
  ]);
});

describe('a move meets', () => {
  const meets = (json: object, expectation: Expectation): boolean =>
    meetsExpectation(toy, state, 0, readLessonMove(toy, state, { ...json }), expectation);
  const SIX = take('6S', '6H');

  test.each<[string, Expectation, boolean]>([
    ['no condition', {}, true],
    ['its kind', { kind: 'take' }, true],
    ['one of several kinds', { kind: ['put', 'take'] }, true],
    ['not another kind', { kind: ['put'] }, false],
    ['the card it plays', { plays: ['6S'] }, true],
    ['not a card it only names', { plays: ['6H'] }, false],
    ['not two cards where it plays one', { plays: ['6S', '6S'] }, false],
    ['the card it names', { names: ['6H'] }, true],
    ['not a card it only plays', { names: ['6S'] }, false],
    ['exactly the card it names', { exactly: ['6H'] }, true],
    ['not fewer cards than it names', { exactly: [] }, false],
    ['not more cards than it names', { exactly: ['6H', '4H'] }, false],
    ['the rule that permits it', { cites: 'toy/take' }, true],
    ['not a rule that has no part in it', { cites: 'toy/put' }, false],
    ['the position it leads to, in the named fields', { after: { turn: 1 } }, true],
    ['that position down to its lists', { after: { hands: [['2C'], ['9S', '9D']] } }, true],
    [
      'not that position with a card more',
      {
        after: {
          hands: [
            ['2C', '3C'],
            ['9S', '9D'],
          ],
        },
      },
      false,
    ],
    ['not that position with a card less', { after: { table: ['KD', '4H'] } }, false],
    ['not another position', { after: { turn: 0 } }, false],
    ['not a position with fields inside a number', { after: { turn: { seat: 1 } } }, false],
    ['not a position with a list for a number', { after: { turn: [1] } }, false],
    ['one of several alternatives', { any: [{ kind: 'put' }, { names: ['6H'] }] }, true],
    ['none of several alternatives', { any: [{ kind: 'put' }, { names: ['4H'] }] }, false],
    ['nothing excluded', { kind: 'take', not: { names: ['4H'] } }, true],
    ['not what is excluded', { kind: 'take', not: { names: ['6H'] } }, false],
    ['not a card that doesn’t exist', { plays: ['1Z'] }, false],
  ])('%s', (_, expectation, isMet) => {
    expect(meets(SIX, expectation)).toBe(isMet);
  });

  test('the rule of what follows from it', () => {
    const lastCard = startLesson(
      toy,
      toyLesson([{ say: 'x' }], { position: { turn: 0, hands: [['6S'], []], table: [] } }),
    );
    const cites = (from: typeof state): boolean =>
      meetsExpectation(toy, from, 0, readLessonMove(toy, from, put('6S')), { cites: 'toy/count' });
    expect([cites(lastCard.state), cites(state)]).toEqual([true, false]);
  });

  test('no position where the result can’t be known', () => {
    const unclear = { path: 'hands', says: 'An unseen card is counted.' };
    const veiled = { ...toy, play: { ...toy.play, play: () => ({ state, events: [], unclear }) } };
    expect(meetsExpectation(veiled, state, 0, readLessonMove(toy, state, SIX), { after: { turn: 0 } })).toBe(false);
  });
});

describe('the last hint', () => {
  const lawOf = (rule: string): string => `Law of ${rule}.`;
  const hintsFor = (step: object, head: object = {}): readonly string[] => {
    const lesson = toyLesson([step], head);
    return hintsOf(toy, lesson, toyRun(lesson, HINT, HINT, HINT), lawOf).map(({ kind, says }) => `${kind}: ${says}`);
  };
  const answerHint = (step: object): string | undefined => hintsFor({ ask: 'What?', ...step }).at(-1);

  test.each([
    [{ legal: take('6S', '6H') }, 'answer: It is allowed.'],
    [{ legal: take('6S', 'KD') }, 'answer: It is not allowed.'],
    [{ better: { hands: [['2C', '3C'], []] } }, 'answer: The first hand.'],
    [{ better: { hands: [[], ['2C', '3C']] } }, 'answer: The second hand.'],
    [{ better: { hands: [[], []] } }, 'answer: Neither of them.'],
    [{ score: { hands: [['KD']] } }, 'answer: 3.'],
    [{ breaks: take('6S', '4H'), among: ['toy/equal', 'toy/kings'] }, 'answer: Equal'],
    [{ tap: 'table', that: { kind: 'take' } }, 'answer: It is 6♥.'],
    [{ tap: 'hand-0', that: { kind: 'put' } }, 'answer: It is 2♣, 6♠.'],
    [{ laid: { Row: ['KD', '10H'] }, find: ['10H'] }, 'answer: It is 10♥.'],
    [
      { rule: 'toy/take', choose: ['go', 'stay'], right: 'stay', tempting: [{ answer: 'go', says: 'x' }] },
      'answer: Stay',
    ],
  ])('to %j is “%s”', (step, hint) => {
    expect(answerHint(step)).toBe(hint);
  });

  test('comes after the rule of the step, or the first one taught, and where to look, or the goal', () => {
    const step = { ask: 'What?', legal: put('6S') };
    expect(hintsFor({ ...step, rule: 'toy/put', where: 'In your hand.' })).toEqual([
      'rule: Law of toy/put.',
      'where: In your hand.',
      'answer: It is allowed.',
    ]);
    expect(hintsFor(step, { teaches: ['toy/kings', 'toy/take'] }).slice(0, 2)).toEqual([
      'rule: Law of toy/kings.',
      'where: Take 6♥.',
    ]);
  });

  test('to a breach is the move that breaks the rule', () => {
    expect(hintsFor({ break: 'x', rule: 'toy/kings', solution: take('6S', 'KD') }).at(-1)).toBe(
      'answer: Take K♦ with 6♠.',
    );
  });

  test('is never given to a sentence, a reply, or after the end', () => {
    const lesson = toyLesson([{ say: 'x' }]);
    const run = { ...startLesson(toy, lesson), hints: 3 as const };
    expect(hintsOf(toy, lesson, run, lawOf).map(({ kind }) => kind)).toEqual(['rule', 'where']);
    expect(hintsOf(toy, lesson, { ...run, at: 1 }, lawOf)).toEqual([]);
    expect(hintsOf(toy, lesson, { ...run, hints: 0 }, lawOf)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import type { CoachedGame } from '../../src/game/game.ts';
import type { LessonAnswer, LessonQuestion } from '../../src/scenarios/question.ts';
import { listRightItems } from '../../src/scenarios/wrong-answer.ts';
import { replayInputs } from './replay-inputs.ts';
import { toy } from './toy.ts';
import { answerWith, put, TOY_POSITION, take, toyLesson, toyRun } from './toy-lesson.ts';

/** What a lesson says about an answer for which its author wrote no remark. */
function remarkOn(step: object, answer: LessonAnswer, head: object = {}): string | null | undefined {
  const lesson = toyLesson([{ ask: 'What?', ...step }], head);
  return toyRun(lesson, answerWith(answer)).remark?.says;
}
const WHERE = { where: 'Look for a 6.' };

describe('a wrong verdict is answered by the rule', () => {
  test.each([
    ['legal', take('6S', '4H'), 'A rule forbids it: A card takes another of its rank.'],
    ['depends', take('6S', 'KD'), 'A rule forbids it: No king is taken.'],
    ['illegal', take('6S', '6H'), 'A rule allows it: A card may take.'],
    ['illegal', put('6S'), 'A rule allows it: Any card may be put down.'],
    ['depends', put('6S'), 'Everything that matters is face up. A rule allows it: Any card may be put down.'],
  ])('%s, of %j', (answer, legal, remark) => {
    expect(remarkOn({ legal }, answer)).toBe(remark);
  });
});

test('a verdict that unseen cards decide is answered by that', () => {
  const step = { ask: 'May you?', legal: take('6S', '6H') };
  const lesson = toyLesson([step]);
  // Whether 6♥ may be taken hangs on a card that nobody has looked at.
  const place = {
    ...{ slots: 1, pool: [0, 1], hasOwnPool: true },
    classes: [{ cards: [1], asks: () => 'whether 6♥ is real' }],
    fill: (state: object, [card]: readonly number[]) => ({ ...state, turn: card }),
  };
  const veiled = { ...toy, visibility: { ...toy.visibility, unseen: () => [place] } } as unknown as CoachedGame;
  for (const answer of ['legal', 'illegal'])
    expect(replayInputs(veiled, lesson, [answerWith(answer)]).remark?.says).toBe('It depends on a card you can’t see.');
  expect(replayInputs(veiled, lesson, [answerWith('depends')]).phase).toBe('done');
});

describe('a wrong count is answered by which way it is wrong', () => {
  const score = { hands: [['KD', '2C']] };

  test('and where to look, or the law', () => {
    expect(remarkOn({ score, ...WHERE }, 3)).toBe('More than 3. Look for a 6.');
    expect(remarkOn({ score, ...WHERE }, 5)).toBe('Less than 5. Look for a 6.');
    expect(remarkOn({ score, rule: 'toy/count' }, 5)).toBe('Less than 5. Each card taken is a point.');
    expect(remarkOn({ score }, 5, { teaches: ['toy/kings'] })).toBe('Less than 5. No king is taken.');
  });
});

test('a rule that isn’t broken is quoted', () => {
  const step = { breaks: take('6S', '4H'), among: ['toy/equal', 'toy/kings'] };
  expect(remarkOn(step, 'toy/kings')).toBe('“Kings stay” isn’t broken here. It says: No king is taken.');
});

test('the wrong one of two hands is answered by where to look; two unequal hands by that they aren’t equal', () => {
  const better = { hands: [['KD', '2C'], []] };
  expect(remarkOn({ better, ...WHERE }, 'second')).toBe('Not that one. Look for a 6.');
  expect(remarkOn({ better, rule: 'toy/count' }, 'neither')).toBe('One of them is better. Each card taken is a point.');
});

describe('wrong cards are answered one by one', () => {
  const takeable = { tap: 'table', that: { kind: 'take', plays: ['6S'] } };
  const twoSixes = { ...TOY_POSITION, table: ['KD', '6H', '6D', '4H'] };

  test('by the finding on a try with the asked card; a finding that names the card doesn’t name it twice', () => {
    expect(remarkOn(takeable, ['4H'])).toBe('4♥ is not its equal.');
    expect(remarkOn(takeable, ['KD'])).toBe('K♦: That is a king.');
    expect(remarkOn(takeable, ['KD', '4H'])).toBe('K♦: That is a king. 4♥ is not its equal.');
  });

  test('while right ones stay chosen, and what is missing isn’t told', () => {
    expect(remarkOn(takeable, ['6H', '4H'])).toBe('4♥ is not its equal. 6♥: right, and still chosen.');
    expect(remarkOn(takeable, ['6H'], { position: twoSixes })).toBe('6♥: right. There is more to find.');
    const threeSixes = { ...twoSixes, table: ['6H', '6D', '6C'] };
    expect(remarkOn(takeable, ['6H', '6D'], { position: threeSixes })).toBe('6♥ and 6♦: right. There is more to find.');
  });

  test('by the question, if the rules allow them', () => {
    const onlyHearts = { tap: 'table', that: { kind: 'take', plays: ['6S'], names: ['6H'] } };
    expect(remarkOn(onlyHearts, ['6D'], { position: twoSixes })).toBe('6♦: allowed, but not what is asked for here.');
  });

  test('by the question and where to look, if no try has them', () => {
    const putDown = { tap: 'table', that: { kind: 'put' } };
    expect(remarkOn({ ...putDown, ...WHERE }, ['6H', '4H'])).toBe(
      '6♥ isn’t one of them. 4♥ isn’t one of them. Look for a 6.',
    );
    expect(remarkOn(putDown, ['6H'])).toBe('6♥ isn’t one of them.');
    expect(remarkOn({ ...takeable, ...WHERE }, ['4H'])).toBe('4♥ is not its equal.');
  });

  test('by a try with the other cards that are asked for, in whatever zone they lie', () => {
    // Alone, a card of the table would be tried with the 2.
    const twoFirst = {
      position: {
        ...TOY_POSITION,
        hands: [
          ['2C', '6S'],
          ['9S', '9D'],
        ],
      },
    };
    expect(remarkOn(takeable, ['KD', '4H'], twoFirst)).toBe('K♦: That is a king. 4♥ is not its equal.');
    expect(remarkOn(takeable, ['6H', 'KD'], twoFirst)).toBe('K♦: That is a king. 6♥: right, and still chosen.');
    for (const that of [{ names: ['6H'] }, { exactly: ['6H'] }]) {
      const takers = { tap: 'hand-0', that: { kind: 'take', ...that } };
      expect(remarkOn(takers, ['2C'], twoFirst)).toBe('2♣: 6♥ is not its equal.');
    }
  });

  test('by the card, whichever copy of it was chosen', () => {
    expect(remarkOn(takeable, ['KD.12'])).toBe('K♦: That is a king.');
    expect(remarkOn({ tap: 'table', that: { kind: 'put' } }, ['KD.12', 'hand-2.x'])).toBe(
      'K♦ isn’t one of them. hand-2.x isn’t one of them.',
    );
  });

  test('by where to look once, if only some of them are no answer at all', () => {
    const kinds = { tap: 'table', that: { any: [{ kind: 'take', plays: ['6S'], names: ['6H'] }] }, ...WHERE };
    const strange = remarkOn(kinds, ['6D', 'stock'], { position: twoSixes });
    expect(strange).toBe('6♦: allowed, but not what is asked for here. stock isn’t one of them. Look for a 6.');
  });

  test('not by a finding that a right card gets as well', () => {
    // Alone, a card of the table is tried with the first card of the hand: with the 2, even 6♥ isn’t equal.
    const twoFirst = {
      ...TOY_POSITION,
      hands: [
        ['2C', '6S'],
        ['9S', '9D'],
      ],
    };
    const anyTake = { tap: 'table', that: { kind: 'take' } };
    expect(remarkOn(anyTake, ['4H'], { position: twoFirst })).toBe('4♥ isn’t one of them.');
    expect(remarkOn(anyTake, ['KD'], { position: twoFirst })).toBe('K♦: That is a king.');
  });

  test('by one of the kinds of move that are asked for', () => {
    const eitherKind = { tap: 'table', that: { any: [{ kind: 'take', plays: ['6S'] }, { kind: 'put' }] } };
    expect(remarkOn(eitherKind, ['KD'])).toBe('K♦: That is a king.');
    const neverTaken = { tap: 'table', that: { kind: 'put', plays: ['6S'] } };
    expect(remarkOn(neverTaken, ['KD'])).toBe('K♦ isn’t one of them.');
  });
});

test('right items are known only for questions about items', () => {
  const rightItemsOf = (step: object, answer: LessonAnswer): readonly string[] => {
    const lesson = toyLesson([{ ask: 'What?', ...step }]);
    const question = { game: toy, lesson, run: toyRun(lesson), step: lesson.steps[0] as LessonQuestion };
    return listRightItems(question, answer);
  };
  const tap = { tap: 'table', that: { kind: 'take' } };
  expect(rightItemsOf(tap, ['KD', '6H'])).toEqual(['6H']);
  expect(rightItemsOf({ laid: { Row: ['KD', '2C'] }, find: ['KD'] }, ['KD', '2C'])).toEqual(['KD']);
  expect(rightItemsOf(tap, '6H')).toEqual([]);
  expect(rightItemsOf({ legal: put('6S') }, ['legal'])).toEqual([]);
});

import { expect, test } from 'vitest';
import { GRADERS } from '../../src/exercise/judge.ts';
import { findExplainedTry, type RuledTry } from '../../src/exercise/kinds/kind.ts';
import {
  addAnswer,
  advanceRun,
  type ExerciseRun,
  isAnswerShown,
  isRight,
  NEW_RUN,
  textOfAnswer,
} from '../../src/exercise/run.ts';

test('each question takes one answer, and the next comes once it is given', () => {
  const begun: ExerciseRun<string> = NEW_RUN;
  expect(advanceRun(begun)).toBe(begun);
  const once = addAnswer(begun, 'legal');
  expect([isAnswerShown(begun), isAnswerShown(once)]).toEqual([false, true]);
  expect(addAnswer(once, 'illegal')).toBe(once);
  expect(advanceRun(once)).toEqual({ at: 1, said: ['legal'] });
  expect(advanceRun(advanceRun(once))).toEqual(advanceRun(once));
});

test('no answer is right before the engine has worked it out; an answer is quoted as it was offered', () => {
  const asked = { right: null, choices: [{ answer: '1', says: 'Take 5♣' }] };
  expect([isRight(asked, '1'), isRight({ right: ['1'] }, '1'), isRight({ right: ['1'] }, '2')]).toEqual([
    false,
    true,
    false,
  ]);
  expect([textOfAnswer(asked, '1'), textOfAnswer(asked, '2')]).toEqual(['Take 5♣', '2']);
});

const ruled = (verdict: RuledTry['verdict'], ...rules: readonly string[]): RuledTry => ({
  verdict,
  findings: rules.map((rule) => ({
    rule,
    says: '',
    cards: [],
    about: 'turn' as const,
    cardsWouldFit: false,
  })),
});

test.each([
  ['legal', [ruled('depends')], ['depends'], 0],
  ['rule', [ruled('illegal', 'a/one', 'a/two')], ['a/one', 'a/two'], 0],
  ['rule', [ruled('legal'), ruled('illegal', 'a/one'), ruled('legal')], ['a/one'], 1],
  ['replay', [ruled('legal'), ruled('legal'), ruled('illegal', 'a/one')], ['2'], 2],
  ['option', [ruled('illegal', 'a/one'), ruled('illegal', 'a/two'), ruled('legal')], ['2'], 0],
] as const)('%s: the referee’s answer about %j makes %j right', (kind, rulings, right, spoken) => {
  expect(GRADERS[kind](rulings)).toEqual(right);
  expect(findExplainedTry(rulings)).toBe(spoken);
});

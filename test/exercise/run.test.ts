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
  const newRun: ExerciseRun<string> = NEW_RUN;
  expect(advanceRun(newRun)).toBe(newRun);
  const answeredRun = addAnswer(newRun, 'legal');
  expect([isAnswerShown(newRun), isAnswerShown(answeredRun)]).toEqual([false, true]);
  expect(addAnswer(answeredRun, 'illegal')).toBe(answeredRun);
  expect(advanceRun(answeredRun)).toEqual({ at: 1, said: ['legal'] });
  expect(advanceRun(advanceRun(answeredRun))).toEqual(advanceRun(answeredRun));
});

test('no answer is right before the engine has worked it out; an answer is quoted as it was offered', () => {
  const question = { right: null, choices: [{ answer: '1', says: 'Take 5♣' }] };
  expect([isRight(question, '1'), isRight({ right: ['1'] }, '1'), isRight({ right: ['1'] }, '2')]).toEqual([
    false,
    true,
    false,
  ]);
  expect([textOfAnswer(question, '1'), textOfAnswer(question, '2')]).toEqual(['Take 5♣', '2']);
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
] as const)('%s: the referee’s answer about %j makes %j right', (kind, rulings, right, explainedIndex) => {
  expect(GRADERS[kind](rulings)).toEqual(right);
  expect(findExplainedTry(rulings)).toBe(explainedIndex);
});

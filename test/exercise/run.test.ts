import { expect, test } from 'vitest';
import { KINDS } from '../../src/exercise/judge.ts';
import { type Ruled, spokenOf } from '../../src/exercise/kinds/kind.ts';
import {
  answered,
  BEGUN,
  type ExerciseRun,
  isOpen,
  isRight,
  saidText,
  wentOn,
} from '../../src/exercise/run.ts';

test('each question takes one answer, and one goes on once it is given', () => {
  const begun: ExerciseRun<string> = BEGUN;
  expect(wentOn(begun)).toBe(begun);
  const once = answered(begun, 'legal');
  expect([isOpen(begun), isOpen(once)]).toEqual([false, true]);
  expect(answered(once, 'illegal')).toBe(once);
  expect(wentOn(once)).toEqual({ at: 1, said: ['legal'] });
  expect(wentOn(wentOn(once))).toEqual(wentOn(once));
});

test('nothing is right before the engine has worked it out; an answer is said in the words it was offered in', () => {
  const asked = { right: null, choices: [{ answer: '1', says: 'Take 5♣' }] };
  expect([isRight(asked, '1'), isRight({ right: ['1'] }, '1'), isRight({ right: ['1'] }, '2')]).toEqual([
    false,
    true,
    false,
  ]);
  expect([saidText(asked, '1'), saidText(asked, '2')]).toEqual(['Take 5♣', '2']);
});

const ruled = (verdict: Ruled['verdict'], ...rules: readonly string[]): Ruled => ({
  verdict,
  findings: rules.map((rule) => ({ rule, says: '', cards: [], about: 'turn' as const, fits: false })),
});

test.each([
  ['legal', [ruled('depends')], ['depends'], 0],
  ['rule', [ruled('illegal', 'a/one', 'a/two')], ['a/one', 'a/two'], 0],
  ['rule', [ruled('legal'), ruled('illegal', 'a/one'), ruled('legal')], ['a/one'], 1],
  ['replay', [ruled('legal'), ruled('legal'), ruled('illegal', 'a/one')], ['2'], 2],
  ['option', [ruled('illegal', 'a/one'), ruled('illegal', 'a/two'), ruled('legal')], ['2'], 0],
] as const)('%s: what the referee says of %j makes right %j', (kind, rulings, right, spoken) => {
  expect(KINDS[kind](rulings)).toEqual(right);
  expect(spokenOf(rulings)).toBe(spoken);
});

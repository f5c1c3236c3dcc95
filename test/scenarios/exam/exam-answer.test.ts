import { expect, test } from 'vitest';
import { nextAspect } from '../../../src/scenarios/exam/exam-answer.ts';

test('level 1 asks for the verdict, level 2 for the broken rule, level 3 for its cards', () => {
  expect([1, 2, 3].map((level) => nextAspect(level as 1, undefined))).toEqual(['verdict', 'verdict', 'verdict']);
  const illegalAnswer = { answer: 'illegal' } as const;
  expect([1, 2, 3].map((level) => nextAspect(level as 1, illegalAnswer))).toEqual([null, 'rule', 'rule']);
  const rule = { ...illegalAnswer, rule: 'a/b' };
  expect([2, 3].map((level) => nextAspect(level as 2, rule))).toEqual([null, 'cards']);
  expect(nextAspect(3, { ...rule, cards: [] })).toBeNull();
});

test('a player who answers allowed or it depends isn’t asked for a rule', () => {
  expect(nextAspect(3, { answer: 'legal' })).toBeNull();
  expect(nextAspect(3, { answer: 'depends' })).toBeNull();
});

test('a question about a record asks which rule the move broke, from the first move on', () => {
  expect(nextAspect(2, { answer: 0 })).toBe('rule');
});

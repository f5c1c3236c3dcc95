import { expect, test } from 'vitest';
import { nextAsked } from '../../../src/scenarios/exam/said.ts';

test('level 1 asks for the verdict, level 2 for the rule one says is broken, level 3 for its cards', () => {
  expect([1, 2, 3].map((level) => nextAsked(level as 1, undefined))).toEqual([
    'verdict',
    'verdict',
    'verdict',
  ]);
  const no = { answer: 'illegal' } as const;
  expect([1, 2, 3].map((level) => nextAsked(level as 1, no))).toEqual([null, 'rule', 'rule']);
  const rule = { ...no, rule: 'a/b' };
  expect([2, 3].map((level) => nextAsked(level as 2, rule))).toEqual([null, 'cards']);
  expect(nextAsked(3, { ...rule, cards: [] })).toBeNull();
});

test('nobody is asked which rule forbids what they call allowed, or say may be', () => {
  expect(nextAsked(3, { answer: 'legal' })).toBeNull();
  expect(nextAsked(3, { answer: 'depends' })).toBeNull();
});

test('of a record one is asked which rule the move broke, the first one, too', () => {
  expect(nextAsked(2, { answer: 0 })).toBe('rule');
});

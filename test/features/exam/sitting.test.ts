import { beforeEach, expect, test, vi } from 'vitest';
import { paperAddress, parsePaperAddress } from '../../../src/features/exam/address.ts';
import type { PassedPaper } from '../../../src/features/exam/exam-store.ts';
import {
  addAnswer,
  caseIndexOf,
  isDone,
  parseSitting,
  startSitting,
  takeBackAnswer,
} from '../../../src/features/exam/sitting.ts';
import { testStorage } from '../../ui/device/test-storage.ts';

const KEY = 'fair-deal/exam/toy';
const PASSED_PAPER: PassedPaper = { level: 1, seed: 7, right: 16, day: 20_000 };

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

test('the address of a paper names level and seed, and text that a chat appends does no harm', () => {
  for (const seed of [0, 7, 2 ** 32 - 1]) {
    for (const level of [1, 2, 3] as const) {
      expect(parsePaperAddress(`#${paperAddress({ level, seed })}`)).toEqual({ level, seed });
      expect(parsePaperAddress(`#${paperAddress({ level, seed })}).`)).toEqual({ level, seed });
    }
  }
  for (const bad of ['', '#', '#4-a', '#1-', '#1-zzzzzzzz', '#1-zzzzzzz', '#main', '#1-a/b'])
    expect(parsePaperAddress(bad), bad).toBeUndefined();
});

test('an answer is given in parts, and a part can be taken back until the case is done', () => {
  const start = startSitting({ level: 3, seed: 1 });
  const verdict = addAnswer(start, { answer: 'illegal' });
  const rule = addAnswer(verdict, { rule: 'a/b' });
  expect([start, verdict, rule].map(caseIndexOf)).toEqual([0, 0, 0]);
  expect(takeBackAnswer(rule)).toEqual(verdict);
  expect(takeBackAnswer(verdict)).toEqual(start);
  expect(takeBackAnswer(start)).toEqual(start);
  const answered = addAnswer(rule, { cards: ['table/x'] });
  expect(caseIndexOf(answered)).toBe(1);
  expect(takeBackAnswer(answered)).toEqual(answered);
  expect(addAnswer(start, { rule: 'a/b' })).toEqual(start);
});

test('after eighteen cases the paper is done and asks nothing else', () => {
  let sitting = startSitting({ level: 1, seed: 1 });
  for (let n = 0; n < 18; n++) {
    expect(isDone(sitting)).toBe(false);
    sitting = addAnswer(sitting, { answer: n % 6 === 5 ? 3 : 'legal' });
  }
  expect(isDone(sitting)).toBe(true);
  expect(addAnswer(sitting, { answer: 'legal' })).toEqual(sitting);
});

test('a stored paper is read back, and a foreign note isn’t', () => {
  const sitting = addAnswer(addAnswer(startSitting({ level: 2, seed: 9 }), { answer: 'legal' }), {
    answer: 'illegal',
  });
  expect(parseSitting(JSON.parse(JSON.stringify(sitting)))).toEqual(sitting);
  for (const bad of [
    null,
    { ...sitting, level: 4 },
    { ...sitting, seed: -1 },
    { ...sitting, said: [{ answer: 'perhaps' }] },
    { ...sitting, said: [{ answer: -1 }] },
    { ...sitting, said: Array(19).fill({ answer: 'legal' }) },
    // Only the last case may be half answered.
    { ...sitting, said: [{ answer: 'illegal' }, { answer: 'legal' }] },
  ])
    expect(parseSitting(bad), JSON.stringify(bad)).toBeUndefined();
});

test('a half-finished paper is there after a reload; a damaged note is set aside with a message', async () => {
  const storage = testStorage();
  vi.stubGlobal('localStorage', storage);
  const { examStore } = await import('../../../src/features/exam/exam-store.ts');
  const sitting = addAnswer(startSitting({ level: 1, seed: 5 }), { answer: 'depends' });
  const first = examStore('toy');
  first.set({ ...first.get(), sitting });
  expect(examStore('toy').get().sitting).toEqual(sitting);

  storage.setItem(KEY, '{"version":1,"sitting":{"level":9}}');
  const { $notices } = await import('../../../src/ui/device/notices.ts');
  expect(examStore('toy').get().sitting).toBeNull();
  expect(
    $notices
      .get()
      .map(({ says }) => says)
      .join(),
  ).toContain('your exam');
  expect(storage.getItem('fair-deal/set-aside/exam/toy/1')).toContain('"level":9');
});

test('the best paper of each level is kept, and the first of two equal ones', async () => {
  const { withPassed, parseExam } = await import('../../../src/features/exam/exam-store.ts');
  const nothing = parseExam({ version: 1, sitting: null, passed: [], name: '' });
  if (!nothing) throw new Error('that is ours');
  const one = withPassed(nothing, PASSED_PAPER);
  expect(withPassed(one, { ...PASSED_PAPER, seed: 8 }).passed).toEqual([PASSED_PAPER]);
  const better = { ...PASSED_PAPER, seed: 9, right: 18 };
  expect(withPassed(one, better).passed).toEqual([better]);
  expect(withPassed(one, { ...PASSED_PAPER, level: 3 }).passed.map(({ level }) => level)).toEqual([1, 3]);
});

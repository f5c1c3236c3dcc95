import { expect, test } from 'vitest';
import {
  countSound,
  expectationCurve,
  type ReviewedTurn,
  splitKeyTurns,
} from '../../../src/features/review/review-report.ts';

const PASS_MOVE = { type: 'pass' };
const turn = (at: number, changes: Partial<ReviewedTurn> = {}): ReviewedTurn => ({
  at,
  seat: at % 2,
  played: PASS_MOVE,
  value: at,
  best: PASS_MOVE,
  cost: 0,
  error: 0,
  flag: null,
  isHintRevised: false,
  found: null,
  why: [],
  rules: [],
  ...changes,
});
const sum = { seat: 0, points: -7, luck: 1, luckError: 1, play: -8, cost: 9, costError: 1, left: 1 };

const REPORT = {
  turns: [
    turn(0, { flag: 'slip', cost: 1 }),
    turn(1, { flag: 'blunder', cost: 9 }),
    turn(2, { cost: 5 }),
    turn(4, { found: { instead: PASS_MOVE, gain: 4, error: 1 } }),
    turn(6, { flag: 'mistake', cost: 3 }),
    turn(8, { flag: 'slip', cost: 2 }),
    turn(10),
  ],
  summary: [sum],
  scores: [3, 10],
};

test('the three most important turns of a seat come first, lost or found; the others in the order played', () => {
  const { topTurns: first, otherTurns: rest } = splitKeyTurns(REPORT, 0);
  expect(first.map(({ at }) => at)).toEqual([4, 6, 8]);
  expect(rest.map(({ at }) => at)).toEqual([0]);
  // A cost within the error isn't a turn that mattered.
  expect([...first, ...rest].some(({ at }) => at === 2)).toBe(false);
});

test('the curve covers a seat’s own turns up to the result', () => {
  const curve = expectationCurve(REPORT, 0);
  expect(curve.map(({ at }) => at)).toEqual([0, 2, 4, 6, 8, 10, 11]);
  expect(curve.at(-1)?.value).toBe(-7);
});

test('a decision is sound if it isn’t flagged', () => {
  expect(countSound(REPORT, 0)).toEqual({ soundCount: 3, decisionCount: 6 });
  expect(countSound(REPORT, 1)).toEqual({ soundCount: 0, decisionCount: 1 });
});

import { expect, test } from 'vitest';
import { readJudgementStock } from '../../../src/scenarios/judgement/judgement.ts';
import { isOverturned } from '../../../src/scenarios/judgement/position.ts';
import { unpackJudgementStock } from '../../../src/scenarios/judgement/stock.ts';

const best = [{ type: 'take' }, 0, 0] as const;
const worse = [{ type: 'pass' }, 2, 0.5] as const;
const position = { kind: 'take', case: {}, answers: [best, worse] };
const stock = {
  ...{ command: 'make', worlds: 10, seed: 1, unit: 'points', asks: { take: 'Take it?' } },
  positions: [position, position],
};

test('a stock of judgement positions is read as it is', () => {
  expect(readJudgementStock(stock)).toBe(stock);
  expect(readJudgementStock({ ...stock, positions: [] }).positions).toEqual([]);
});

test.each<readonly [string, unknown]>([
  ['nothing', undefined],
  ['a list', [stock]],
  ['no command', { ...stock, command: '' }],
  ['a command that is no text', { ...stock, command: 3 }],
  ['no worlds', { ...stock, worlds: 0 }],
  ['half a world', { ...stock, worlds: 1.5 }],
  ['no seed', { ...stock, seed: undefined }],
  ['no unit', { ...stock, unit: '' }],
  ['no questions', { ...stock, asks: [] }],
  ['no positions', { ...stock, positions: {} }],
])('it isn’t one with %s', (_, json) => {
  expect(() => readJudgementStock(json)).toThrow('not a stock of judgement positions');
});

test.each<readonly [string, unknown]>([
  ['is no object', 'take'],
  ['has no case', { ...position, case: undefined }],
  ['is of a kind without a question', { ...position, kind: 'other' }],
  ['has no answers', { ...position, answers: 2 }],
  ['has one answer', { ...position, answers: [best] }],
  ['has an answer of two parts', { ...position, answers: [best, [{}, 1]] }],
  ['has an answer of four parts', { ...position, answers: [best, [{}, 1, 0, 0]] }],
  ['has an answer that is no list', { ...position, answers: [best, {}] }],
  ['has an answer without a move', { ...position, answers: [best, ['pass', 1, 0]] }],
  ['has an answer ahead of the best', { ...position, answers: [best, [{}, -1, 0]] }],
  ['has an endless figure', { ...position, answers: [best, [{}, Number.POSITIVE_INFINITY, 0]] }],
  ['has an error that is no number', { ...position, answers: [best, [{}, 1, '0']] }],
])('a position of it isn’t valid if it %s', (_, spoilt) => {
  expect(() => readJudgementStock({ ...stock, positions: [position, spoilt] })).toThrow('position 2 is not valid');
});

test('a packed stock must have packed positions', () => {
  expect(() => unpackJudgementStock(JSON.stringify(stock))).toThrow('not a stock of judgement positions');
  expect(() => unpackJudgementStock('[]')).toThrow('not a stock of judgement positions');
});

test('a result isn’t overturned by an answer that other worlds don’t know, unless it is level', () => {
  expect(isOverturned([best, worse], [best, [{ type: 'pass' }, 1, 1]])).toBe(false);
  expect(isOverturned([best, worse], [best, [{ type: 'pass' }, 0, 1]])).toBe(true);
  // An answer that was as good as right may be ahead.
  const near = [{ type: 'wait' }, 0.5, 0.5] as const;
  expect(isOverturned([best, near], [near, [best[0], 1, 1]])).toBe(false);
});

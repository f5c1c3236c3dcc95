import { expect, test } from 'vitest';
import type { Options } from '../../../src/game/options.ts';
import { game } from '../../../src/games/pokex/index.ts';
import { countAfter, stateAt } from '../at-position.ts';
import { bidsOfDeclarer, lay } from './ask.ts';

/** The sixth trick, led by seat 3: seat 2, the declarer, lays last and wins it with three kings. */
const lastTrick = (bid: number, tricks: readonly [number, number], scores: readonly number[] = [0, 0]) => ({
  phase: 'play',
  turn: 2,
  ...bidsOfDeclarer(2, bid),
  hands: [[], [], ['QD', 'JC'], []],
  laid: [
    { seat: 3, cards: ['9S', '9H'] },
    { seat: 1, cards: ['4D', '4C'] },
    { seat: 0, cards: ['KS', 'KH'] },
  ],
  centre: [],
  current: 'KD',
  tricks,
  played: 5,
  scores,
});

const declarersResults = (state: object, house: Options = {}) =>
  countAfter(game, stateAt(game, state, house), 2, lay('QD JC')).results;

test.each<[number, readonly [number, number], Options, string]>([
  [3, [2, 3], {}, 'made the bid of 3 with 3 tricks: 6 points.'],
  [4, [3, 2], {}, 'made the bid of 4 with 4 tricks: 10 points.'],
  [2, [3, 2], {}, 'made the bid of 2 with 4 tricks: 7 points.'],
  [1, [0, 5], {}, 'made the bid of 1 with 1 trick: 1 point.'],
  [5, [3, 2], {}, 'missed the bid of 5 by 1 trick: nothing.'],
  [5, [2, 3], {}, 'missed the bid of 5 by 2 tricks: nothing.'],
  [5, [3, 2], { failed: 'minus' }, 'missed the bid of 5 by 1 trick: 15 points lost.'],
])('a bid of %i after %j tricks, with %j', (bid, tricks, house, result) => {
  expect(declarersResults(lastTrick(bid, tricks), house)).toEqual([`You and Bert ${result}`, `Ann and Bert ${result}`]);
});

test('the deal that ends the game tells the game’s totals', () => {
  expect(declarersResults(lastTrick(4, [4, 1], [20, 3]))).toEqual([
    'You and Bert won the game by 31 points, 34 to 3.',
    'Ann and Bert won the game by 31 points, 34 to 3.',
  ]);
});

test('the tricks of both sides are counted', () => {
  expect(countAfter(game, stateAt(game, lastTrick(4, [3, 2])), 2, lay('QD JC')).piles).toEqual([
    '0: 4 tricks',
    '1: 2 tricks',
  ]);
});

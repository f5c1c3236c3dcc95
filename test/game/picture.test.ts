import { expect, test } from 'vitest';
import { definePack } from '../../src/cards/pack.ts';
import {
  isCompleteRun,
  orderPicture,
  type Picture,
  panDifference,
  pictureCards,
  type RunSlot,
  sumWeights,
  weight,
} from '../../src/game/picture.ts';
import { readCards, readPiles } from '../../src/game/picture-cards.ts';

test('a picture shows all its cards, in reading order', () => {
  const hand = (...cards: readonly number[]) => ({ who: 'Ann', name: 'a pair', cards });
  const pictures: readonly Picture[] = [
    { kind: 'scales', pans: [[weight(1, 1), weight(2, 2)], [weight(3, 3)]], against: [weight(4, 4)], wants: 'equal' },
    {
      kind: 'sum',
      terms: [weight(5, 5), { cards: [], value: 2, text: 'penalty' }, { cards: [6, 7], value: 1 }],
      total: '8',
    },
    { kind: 'hands', hands: [hand(1, 2), hand(3)], better: 0 },
    {
      kind: 'run',
      slots: [
        { at: 1, card: 8, mark: 'there' },
        { at: 2, card: null, mark: 'gap' },
        { at: 3, card: 9, mark: 'new' },
      ],
      steps: [1],
    },
    { kind: 'limit', count: 1, least: 0, most: 2 },
    { kind: 'order', names: ['Ann'], now: 0, tries: null },
  ];
  expect(pictures.map(pictureCards)).toEqual([[1, 2, 3, 4], [5, 6, 7], [1, 2, 3], [8, 9], [], []]);
});

test('the cards of a list leave out what is no card, and no list has none', () => {
  const pack = definePack({ standard: 1 });
  const [ace, king] = [pack.read('AS'), pack.read('KD')];
  expect([['AS', 'zz', 7, 'kd'], 'AS', undefined].map((json) => readCards(pack, json))).toEqual([[ace, king], [], []]);
  expect([[['AS']], 'AS'].map((json) => readPiles(pack, json, 2))).toEqual([
    [[ace], []],
    [[], []],
  ]);
});

test('a pan misses the target by the difference, or fits', () => {
  const five = [weight(1, 2), weight(2, 3)];
  const scales = (wants: 'equal' | 'more') => ({ kind: 'scales' as const, pans: [], against: five, wants });
  const pans = [3, 4, 5, 6, 9].map((value) => [weight(0, value)]);
  expect([sumWeights(five), sumWeights([])]).toEqual([5, 0]);
  expect(pans.map((pan) => panDifference(scales('equal'), pan))).toEqual([-2, -1, 0, 1, 4]);
  // To beat 5, a pan needs 6.
  expect(pans.map((pan) => panDifference(scales('more'), pan))).toEqual([-3, -2, -1, 0, 0]);
});

test('a run is complete without a gap or a wrong card', () => {
  const run = (...marks: readonly RunSlot['mark'][]) => ({
    kind: 'run' as const,
    slots: marks.map((mark, at) => ({ at, card: at, mark })),
    steps: [1],
  });
  expect(isCompleteRun(run('there', 'new', 'there'))).toBe(true);
  expect([run('there', 'gap', 'new'), run('new', 'wrong')].map(isCompleteRun)).toEqual([false, false]);
});

test('the turn order names the seats, whose turn it is and who tries', () => {
  const name = (seat: number): string => `player ${seat}`;
  const names = ['player 2', 'player 0', 'player 1'];
  expect(orderPicture([2, 0, 1], 0, 1, name)).toEqual({ kind: 'order', names, now: 1, tries: 2 });
  expect(orderPicture([2, 0, 1], 2, 2, name)).toEqual({ kind: 'order', names, now: 0, tries: 0 });
  expect(orderPicture([2, 0, 1], 2, 3, name)).toEqual({ kind: 'order', names, now: 0, tries: null });
  expect([3, null].map((current) => orderPicture([2, 0, 1], current, 0, name))).toEqual([undefined, undefined]);
});

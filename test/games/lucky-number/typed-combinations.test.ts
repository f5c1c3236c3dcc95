import { beforeAll, expect, test } from 'vitest';
import { fetchReferee } from '../../../src/features/desk/state/ruling.ts';
import { typeLine } from '../../features/desk/typed-at-desk.ts';

// No worker starts here, so the page judges.
beforeAll(fetchReferee);

const id = 'lucky-number';
/** 2♦ 3♦ 4♦ are 9; an ace before the 2 counts 1, an ace beside them 1 or 12. */
const withNumber = (own: number) => ({
  turn: 0,
  lucky: [own, 9, 30],
  hands: [['2D', '3D', '4D', '7D', '8D', '9D', 'AC', 'AD', 'QS'], ['9?'], ['12?']],
  pile: ['QH', '9H'],
});
const combine = (cards: string, aces: string, top: string) => ({
  type: 'combine',
  cards: cards.split(' '),
  aces: aces.split(' ').filter(Boolean),
  top,
});

test.each([
  ['answer with 2h', { type: 'lay', cards: ['2H'] }],
  ['answer as with 2h', { type: 'lay', cards: ['2H'] }],
  ['answer with 2d 3d 4d', combine('2D 3D 4D', '', '4D')],
  ['answer with x', { type: 'lay', cards: ['X'] }],
  ['combine 4d 2d 3d with ad ac beside', combine('2D 3D 4D', 'AC AD', 'AD')],
  ['combine 4d 2d 3d with ad ac beside, 2d on top', combine('2D 3D 4D', 'AC AD', '2D')],
  ['combine 2d x 4d with ac beside joker as 3d', { ...combine('2D 4D X', 'AC', 'AC'), as: '3D' }],
  ['combine 8d 8h x joker as 8s', { ...combine('8D 8H X', '', '8H'), as: '8S' }],
  ['js on 9h', { type: 'lay', cards: ['JS'], suit: 'S' }],
  ['js on 9h name hearts', { type: 'lay', cards: ['JS'], suit: 'H' }],
  ['8h on 9h', { type: 'lay', cards: ['8H'] }],
  ['js jh on 9h', { type: 'lay', cards: ['JS', 'JH'] }],
  ['8h 9h on 10h', { type: 'lay', cards: ['8H', '9H'] }],
  ['jump in with js on js', { type: 'jump', cards: ['JS'], suit: 'S' }],
  ['jump in with js on js and name hearts', { type: 'jump', cards: ['JS'], suit: 'H' }],
  ['jump in with 8h on 8h', { type: 'jump', cards: ['8H'] }],
])('“%s” at an empty desk', async (line, move) => {
  const typed = await typeLine(id, {}, line);
  expect([typed.refused, typed.move]).toEqual([null, move]);
  expect(Object.keys(typed.move ?? {})).toEqual(Object.keys(move));
});

test('“answer as with 2h” lays the ace on the pile', async () => {
  expect((await typeLine(id, {}, 'answer as with 2h')).entry('pile')).toEqual(['AS']);
});

test.each([
  [24, 'combine 9d 7d 8d', combine('7D 8D 9D', '', '8D')],
  [24, 'answer with 7d 8d 9d', combine('7D 8D 9D', '', '9D')],
  [24, 'answer with 2d', { type: 'lay', cards: ['2D'] }],
  [10, 'combine 2d 3d 4d ad', combine('2D 3D 4D AD', '', 'AD')],
  [10, 'combine 2d 3d 4d ad, 2d on top', combine('2D 3D 4D AD', '', '2D')],
  [21, 'combine 2d 3d 4d ad', combine('2D 3D 4D', 'AD', 'AD')],
  [21, 'combine 2d 3d 4d with ad', combine('2D 3D 4D', 'AD', 'AD')],
  [33, 'combine 2d 3d 4d ac ad', combine('2D 3D 4D', 'AC AD', 'AD')],
  [33, 'combine 2d 3d 4d with ac ad, 3d on top', combine('2D 3D 4D', 'AC AD', '3D')],
  [33, 'answer with 2d 3d 4d ac ad', combine('2D 3D 4D', 'AC AD', 'AD')],
])('with a number of %i “%s” is divided so that it makes the number', async (own, line, move) => {
  const typed = await typeLine(id, withNumber(own), line);
  expect([typed.refused, typed.move]).toEqual([null, move]);
});

import { expect, test } from 'vitest';
import { game } from '../../../src/games/broom/index.ts';
import { moves } from '../../../src/games/broom/play/moves.ts';
import { answer } from '../../../src/referee/answer.ts';
import { readCase } from '../../../src/referee/case.ts';
import { isQuick } from '../../depth.ts';

const find = () => game;
const SUITS = ['S', 'H', 'D', 'C'];
const LOW_CODES = ['A', 2, 3, 4, 5, 6, 7, 8, 9].flatMap((rank) => SUITS.map((suit) => `${rank}${suit}`));
const TAKER_HAND = ['J20', '10S', '10H', '10D'];
const table = (n: number, hand: readonly string[] = TAKER_HAND) => ({
  table: LOW_CODES.slice(0, n),
  hands: [hand, ['4?']],
});
const listed = (position: object) =>
  answer('moves', JSON.stringify({ game: 'broom', position, seat: 0 }), find) as {
    moves?: readonly object[];
    error?: object;
  };

test.skipIf(isQuick)('more sums than can be listed are too many, not a wrong position', () => {
  for (const cardCount of [26, 32, 36]) {
    expect(listed(table(cardCount)).error).toMatchObject({ code: 'too-much', path: 'position' });
  }
});

test('a list of moves is complete or refused', () => {
  const position = table(12);
  const caseResult = readCase({ game: 'broom', position, seat: 0 }, find, 'position');
  if (!caseResult.ok) throw new Error(caseResult.fault.says);
  const legalMoves = moves(caseResult.value.state as Parameters<typeof moves>[0], 0);
  expect(listed(position).moves).toHaveLength(legalMoves.length);
  const state = caseResult.value.state as Parameters<typeof moves>[0];
  expect(moves(state, 0, undefined, 10)).toHaveLength(10);
});

test('nothing is certain about a hidden hand before a full table, and that is found quickly', () => {
  expect(listed({ table: [...LOW_CODES, '10S', '10H', '10D', '10C'], hands: [['4?'], ['4?']], stock: [] })).toEqual({
    moves: [],
  });
});

test.skipIf(isQuick)('hundreds of groups get a ruling', () => {
  const groups = new Array(600).fill(['5C', '5D']);
  const differentGroups = Array.from({ length: 600 }, (_, i) => [
    `${LOW_CODES[i % 36]}+${LOW_CODES[(i + 1 + Math.floor(i / 36)) % 36]}`,
  ]).filter(([name = '']) => name.split('+')[0] !== name.split('+')[1]);
  for (const namedGroups of [groups, differentGroups]) {
    const move = { type: 'take', cards: ['10S'], groups: namedGroups };
    const ruling = answer('judge', JSON.stringify({ game: 'broom', position: table(30), seat: 0, move }), find);
    expect(ruling['verdict']).toBe('illegal');
    expect((ruling['findings'] as { rule: string }[])[0]?.rule).toBe('broom/on-table');
  }
});

test('a combined card is recognized, in any order of its cards', () => {
  const move = {
    type: 'take',
    cards: ['10S'],
    groups: [
      ['5C+AS', '4D'],
      ['AS+5C', '4H'],
    ],
  };
  const position = { table: ['5C+AS', '4D', '4H'], hands: [['10S'], ['4?']] };
  const ruling = answer('judge', JSON.stringify({ game: 'broom', position, seat: 0, move }), find);
  expect(ruling['findings']).toEqual([
    { rule: 'broom/on-table', says: 'You use 5♣+A♠ twice, but there is only one on the table.' },
  ]);
});

test('a move is certain if every unseen card would take the cards it makes', () => {
  // 9♠ and 9♥ are the two unseen cards: one of them is in the hand.
  const packCodes = game.pack.cards.map(game.pack.code);
  const unseenCodes = ['6D', '10D', '3D', '9S', '9H'];
  const takenPiles = [packCodes.filter((code) => !unseenCodes.includes(code)), []];
  const position = { table: ['3D'], hands: [['6D', '10D', '?'], ['?']], taken: takenPiles, stock: [] };
  expect(listed(position).moves).toContainEqual({ type: 'combine', cards: ['6D'], with: ['3D'], also: [] });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TooMuch } from '../../src/game/fault.ts';
import type { Game } from '../../src/game/game.ts';
import { Budget } from '../../src/referee/budget.ts';
import { certainMoves } from '../../src/referee/certain-moves.ts';
import { type ListedMove, listedMoves, UNLOOKED } from './listed-moves.ts';

const plain = (card: number): ListedMove => ({ type: 'throw', cards: [card] });
const listMoves = (moves: readonly ListedMove[], bounds = {}) => certainMoves(listedMoves(moves), UNLOOKED, 0, bounds);

const anyMove = fc.record({
  type: fc.constant('throw'),
  cards: fc.tuple(fc.nat(9)),
  unseen: fc.nat(3),
  illegalWith: fc.constantFrom('none', '', '0', '1', '01', '110'),
});

test('a move is certain if no bits that can be there forbid it', () => {
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 5 }), (list) => {
      // Bits that aren’t there forbid nothing: “110” needs three of them. Without any, a listed move is legal.
      const isCertain = ({ unseen = 0, illegalWith = '' }: ListedMove): boolean =>
        unseen === 0 || illegalWith === 'none' || illegalWith.length > unseen;
      expect(listMoves(list)).toEqual(list.filter(isCertain));
    }),
    { numRuns: 100 },
  );
});

test('the moves are those that can be made with what the seat surely has, limited as asked', () => {
  const asked: unknown[] = [];
  const moves: Game['play']['moves'] = (...args) => {
    asked.push(args);
    return [];
  };
  const game = listedMoves([], { moves });
  certainMoves(game, UNLOOKED, 2, { maxPerCard: 7, end: 9 });
  expect(asked).toEqual([[{ ...UNLOOKED, isMasked: true }, 2, 7, 9]]);
});

test('every world is paid for, until one forbids the move', () => {
  const budget = new Budget();
  listMoves([plain(1), { ...plain(2), unseen: 3 }, { ...plain(3), unseen: 2, illegalWith: '01' }], { budget });
  expect(budget.spent).toBe(0 + 8 + 2);
});

test('more worlds than are judged for an answer are too much', () => {
  const hard = [{ ...plain(1), unseen: 3 }];
  expect(() => listMoves(hard, { budget: new Budget(7) })).toThrow(TooMuch);
  expect(listMoves(hard, { budget: new Budget(8) })).toEqual(hard);
});

test('a list of moves has an end, which is too much', () => {
  const three = [1, 2, 3].map(plain);
  expect(listMoves(three, { end: 4 })).toEqual(three);
  expect(() => listMoves(three, { end: 3 })).toThrow(
    expect.objectContaining({
      path: 'position',
      message: 'More than 3 moves are possible here: too many to list.',
    }),
  );
});

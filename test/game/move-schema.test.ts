import * as v from 'valibot';
import { expect, test } from 'vitest';
import { moveReader, movesOf } from '../../src/game/move-schema.ts';

const readMove = moveReader(
  movesOf({ draw: {}, lay: { n: v.number('This is a number.') } }, 'There is no such move.'),
  (move) => (move.type === 'lay' ? { ...move, n: Math.abs(move.n) } : move),
);

test('a move is read in its canonical form', () => {
  expect(readMove({ type: 'lay', n: -3 })).toEqual({ ok: true, value: { type: 'lay', n: 3 } });
  expect(readMove({ type: 'draw' })).toEqual({ ok: true, value: { type: 'draw' } });
});

test('a value that is no move is reported with its place and the reason', () => {
  const describeFault = (json: Parameters<typeof readMove>[0]) => {
    const { ok, fault } = readMove(json) as {
      ok: boolean;
      fault: { code: string; path: string; says: string };
    };
    return [ok, fault.code, fault.path, fault.says];
  };
  expect(describeFault({ type: 'sing' })).toEqual([false, 'bad-move', 'move.type', 'There is no such move.']);
  expect(describeFault({ type: 'lay', n: 'x' })).toEqual([false, 'bad-move', 'move.n', 'This is a number.']);
  expect(describeFault({ type: 'draw', n: 1 })).toEqual([
    false,
    'bad-move',
    'move.n',
    'This kind of move has no such field.',
  ]);
});

test('a move without a kind is no such move, however few kinds there are', () => {
  for (const kinds of [{ draw: {} }, { draw: {}, lay: {} }]) {
    const read = moveReader(movesOf(kinds, 'There is no such move.'), (move) => move);
    expect(read({})).toMatchObject({ fault: { path: 'move.type', says: 'There is no such move.' } });
  }
});

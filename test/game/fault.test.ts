import { expect, test } from 'vitest';
import { catchTooMuch, fault, givenText, joinPath, ok, rangeText, TooMuch } from '../../src/game/fault.ts';

test('what came in is named by what it is', () => {
  expect(['abc', 0.5, true, null, undefined, [1], { a: 1 }].map(givenText)).toEqual([
    ...['“abc”', '0.5', 'true', 'null', 'nothing', 'a list', 'an object'],
  ]);
});

test('a range of whole numbers names the bounds it has', () => {
  const { MIN_SAFE_INTEGER: min, MAX_SAFE_INTEGER: max } = Number;
  expect([rangeText(2, 5), rangeText(2), rangeText(min, 5), rangeText(min, max)]).toEqual([
    'a whole number from 2 to 5',
    'a whole number from 2',
    'a whole number to 5',
    'a whole number',
  ]);
});

test('a path goes through lists by number and through objects by name', () => {
  expect(joinPath('position', 'hands', 0, 3)).toBe('position.hands[0][3]');
  expect([joinPath('', 'hands', 0), joinPath('', 0), joinPath('hands')]).toEqual(['hands[0]', '[0]', 'hands']);
});

test('a path that came from outside is cut', () => {
  const path = 'x'.repeat(120);
  expect(fault('bad-json', path, 'No.').fault).toEqual({ code: 'bad-json', path, says: 'No.' });
  expect(fault('bad-json', `${path}y`, 'No.').fault.path).toBe(`${path}…`);
});

test('an answer that would take too long is a fault at its place; other errors pass', () => {
  expect(catchTooMuch(() => 7)).toEqual(ok(7));
  const failWith = (error: Error) => () => {
    throw error;
  };
  expect(catchTooMuch(failWith(new TooMuch('position', 'That is too much.')))).toEqual(
    fault('too-much', 'position', 'That is too much.'),
  );
  expect(() => catchTooMuch(failWith(new RangeError('odd')))).toThrow(new RangeError('odd'));
});

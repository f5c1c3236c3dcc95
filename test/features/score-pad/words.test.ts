import { expect, test } from 'vitest';
import { WORDS } from '../../../src/features/score-pad/words.ts';

test('“you” is also addressed inside a sentence', () => {
  expect(WORDS.won(['Ann', 'You'], 3, '9 to 9 to 8')).toBe('Ann and you share the win, 9 to 9 to 8.');
  expect([WORDS.nextSide('You'), WORDS.restTo('You', 3), WORDS.nextSide('Ann')]).toEqual([
    'Next: you',
    'The rest to you (3)',
    'Next: Ann',
  ]);
});

test('all sides level at the end is called a draw, some of them level a shared win', () => {
  expect(WORDS.won(['Ann', 'Bert'], 2, '30 to 30')).toBe('A draw: Ann and Bert share the win, 30 to 30.');
  expect(WORDS.won(['Ann', 'Bert'], 3, '30 to 30 to 9')).toBe('Ann and Bert share the win, 30 to 30 to 9.');
  expect(WORDS.won(['Ann'], 2, '30 to 9')).toBe('Ann won, 30 to 9.');
});

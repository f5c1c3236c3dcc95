import { expect, test } from 'vitest';
import { WORDS } from '../../../src/widgets/pad/words.ts';

test('all sides level at the end of an evening is called a draw, some of them level a shared win', () => {
  expect(WORDS.won(['Ann', 'Bert'], 2, '30 to 30')).toBe('A draw: Ann and Bert share the win, 30 to 30.');
  expect(WORDS.won(['Ann', 'Bert'], 3, '30 to 30 to 9')).toBe('Ann and Bert share the win, 30 to 30 to 9.');
  expect(WORDS.won(['Ann'], 2, '30 to 9')).toBe('Ann won, 30 to 9.');
});

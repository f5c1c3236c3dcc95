import { expect, test } from 'vitest';
import { countReadings } from '../elsewhere.ts';

test('a bid that fails says what it would have cost', () => {
  const missed = { game: 'pokex', bid: 3, declarer: 0, tricks: [2, 4], scores: [0, 0] };
  expect(countReadings(missed)).toEqual([['failed', 'The points are -6 to 0, not 0 to 0.']]);
});

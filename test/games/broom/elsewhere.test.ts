import { expect, test } from 'vitest';
import { gameById } from '../../../src/games/index.ts';
import { answer } from '../../../src/referee/answer.ts';
import { countReadings } from '../readings.ts';

const takenPiles = [
  ['J20', '10D', '3S', '4S', '5S', '6S', '7S', 'AH', 'AD', 'AC'],
  ['J15', 'J11', '2S', 'AS'],
];

test('a count says how another table would count', () => {
  expect(countReadings({ game: 'broom', taken: takenPiles, scores: [0, 0] })).toEqual([
    ['point', 'The points would be 19 to 11, not 21 to 12.'],
  ]);
});

test('the answer to a line doesn’t mention other tables', () => {
  const line = JSON.stringify({ game: 'broom', taken: takenPiles, scores: [0, 0] });
  expect(Object.keys(answer('score', line, gameById))).toEqual(['scores', 'lines']);
});

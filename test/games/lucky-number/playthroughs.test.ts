import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { greedy } from '../../../src/bots/greedy.ts';
import { random } from '../../../src/bots/random.ts';
import { playthrough } from './playthrough.ts';

const GAMES = [
  ['three-regulars', {}, greedy, 21],
  ['two-and-a-king', { seats: 2, kingInTwo: 'again', base: 2, afterDrawing: 'play', turnCap: 120 }, greedy, 22],
  [
    'five-at-random',
    { seats: 5, wrap: false, comboMatch: true, comboPenalty: 'sum', jack: 'wild', jokers: 6, turnCap: 90 },
    random,
    23,
  ],
] as const;

test.each(GAMES)('the game “%s” matches its stored transcript', (title, house, bot, seed) => {
  const file = new URL(`./playthroughs/${title}.txt`, import.meta.url);
  const transcriptText = playthrough(house, bot, seed);
  if (process.env['UPDATE']) writeFileSync(file, transcriptText);
  expect(transcriptText).toBe(readFileSync(file, 'utf8'));
});

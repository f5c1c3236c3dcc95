import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { beginner, greedy } from '../../../src/bots/greedy.ts';
import { random } from '../../../src/bots/random.ts';
import { playthrough } from './playthrough.ts';

const GAMES = [
  ['four-regulars', { target: 20 }, greedy, 31],
  ['four-beginners-with-a-wild-rank', { target: 15, wildRank: true, failed: 'minus', tie: 'nobody' }, beginner, 32],
  [
    'four-at-random-in-another-house',
    {
      target: 15,
      dealCap: 4,
      jokers: 'top-rank',
      centre: 'chosen',
      order: 'clockwise',
      lead: 'winner',
      tie: 'leader',
      allPass: 'forced',
    },
    random,
    33,
  ],
] as const;

test.each(GAMES)('the game “%s” matches its stored transcript', (title, house, bot, seed) => {
  const file = new URL(`./playthroughs/${title}.txt`, import.meta.url);
  const playedText = playthrough(house, bot, seed);
  if (process.env['UPDATE']) writeFileSync(file, playedText);
  expect(playedText).toBe(readFileSync(file, 'utf8'));
});

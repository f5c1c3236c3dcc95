import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { beginner, greedy } from '../../../src/bots/greedy.ts';
import { playthrough } from './playthrough.ts';

const GAMES = [
  ['two-regulars', { goal: 12 }, greedy, 21],
  [
    'two-beginners-of-another-house',
    { goal: 6, recycle: 'when-empty', refill: 'when-empty', sideJoker: 'frozen', stake: 2 },
    beginner,
    33,
  ],
  [
    'one-card-a-turn',
    { goal: 5, centreMoves: 'one', sideBuild: 'free', lowOnSide: 'always', aces: 'may', mayEnd: false },
    greedy,
    23,
  ],
] as const;

test.each(GAMES)('the game “%s” matches its stored transcript', (title, options, bot, seed) => {
  const file = new URL(`./playthroughs/${title}.txt`, import.meta.url);
  const transcriptText = playthrough(options, bot, seed);
  if (process.env['UPDATE']) writeFileSync(file, transcriptText);
  expect(transcriptText).toBe(readFileSync(file, 'utf8'));
});

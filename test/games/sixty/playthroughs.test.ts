import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { greedy } from '../../../src/bots/greedy.ts';
import { random } from '../../../src/bots/random.ts';
import { playthrough } from './playthrough.ts';

const GAMES = [
  ['two-regulars', { seats: 2, rounds: 1 }, greedy, 21],
  ['three-regulars', { rounds: 2 }, greedy, 22],
  ['six-at-random', { seats: 6, rounds: 1, take: 'free', refillAfterAttack: false, start: 4 }, random, 23],
] as const;

test.each(GAMES)('the game “%s” matches its stored transcript', (title, house, bot, seed) => {
  const file = new URL(`./playthroughs/${title}.txt`, import.meta.url);
  const transcriptText = playthrough(house, bot, seed);
  if (process.env['UPDATE']) writeFileSync(file, transcriptText);
  expect(transcriptText).toBe(readFileSync(file, 'utf8'));
});

import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { greedy } from '../../../src/bots/greedy.ts';
import { random } from '../../../src/bots/random.ts';
import { playthrough } from './playthrough.ts';

const GAMES = [
  ['two-regulars', { target: 40 }, greedy, 11],
  ['three-at-random', { seats: 3, target: 25, raise: 'any', raiseOwn: true, courts: 'any', point: 'ace' }, random, 12],
  ['two-against-two', { seats: 4, partners: true, target: 50, leftovers: 'nobody' }, greedy, 13],
] as const;

test.each(GAMES)('the game “%s” matches its stored transcript', (title, house, bot, seed) => {
  const file = new URL(`./playthroughs/${title}.txt`, import.meta.url);
  const playedText = playthrough(house, bot, seed);
  if (process.env['UPDATE']) writeFileSync(file, playedText);
  expect(playedText).toBe(readFileSync(file, 'utf8'));
});

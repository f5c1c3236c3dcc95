import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { baseSeed, isDeep, isQuick, scaledCount } from '../depth.ts';
import { askTimed } from './ask.ts';
import { type FuzzLine, linesFrom } from './lines.ts';

const firstLine = (seed: number): FuzzLine => linesFrom(games, seed).next().value as FuzzLine;

test('a line depends on its seed alone', () => {
  const lines = linesFrom(games, 490);
  for (let i = 0; i < 15; i++) lines.next();
  expect(lines.next().value).toEqual(firstLine(505));
});

test.skipIf(isQuick || isDeep)('lines that were good once are answered in time, however they are changed', () => {
  let answered = 0;
  for (const { seed, command, text } of linesFrom(games, baseSeed * 1000)) {
    if (seed >= baseSeed * 1000 + scaledCount(600)) break;
    const { fault, isError } = askTimed(games, command, text);
    expect(fault, `SEED=${seed}`).toBeNull();
    if (!isError) answered++;
  }
  expect(answered).toBeGreaterThan(20);
});

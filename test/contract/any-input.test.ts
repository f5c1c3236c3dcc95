import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FAULT_CODES } from '../../src/game/fault.ts';
import { games } from '../../src/games/index.ts';
import { answer, COMMANDS } from '../../src/referee/answer.ts';
import { scaledCount } from '../depth.ts';

const find = (id: string) => games.find((game) => game.id === id);

test('law 15: no text makes the referee throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), fc.constantFrom(...COMMANDS), (line, command) => {
      const reply = answer(command, line, find);
      const { error } = reply as { error?: { code: string } };
      expect(FAULT_CODES).toContain(error?.code);
    }),
    { numRuns: scaledCount(2000) },
  );
});

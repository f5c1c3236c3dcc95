import { expect, test } from 'vitest';
import { defaultOptions } from '../../../src/game/options.ts';
import { game } from '../../../src/games/lucky-number/index.ts';
import { PLAY } from '../../../src/games/lucky-number/play/index.ts';

test('without jokers in the game no move uses one, and every move can be written down', () => {
  const options = { ...defaultOptions(game.options), jokers: 0 };
  let readCount = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const state = PLAY.deal(options as never, seed);
    for (const move of PLAY.tries(state, 0)) {
      for (const triedMove of [move, ...(PLAY.withWild?.(state, 0, move) ?? [])]) {
        const parsedMove = game.notation.move.read(game.notation.move.write(triedMove as never), options);
        if (!parsedMove.ok) throw new Error(`${JSON.stringify(triedMove)}: ${parsedMove.fault.says}`);
        readCount++;
      }
    }
  }
  expect(readCount).toBeGreaterThan(1000);
});

import { expect, test } from 'vitest';
import { defaultOptions } from '../../../src/game/options.ts';
import { game } from '../../../src/games/pokex/index.ts';

test('bids, passes and the wild rank are spoken; cards are laid', () => {
  const start = game.play.deal(defaultOptions(game.options), 1);
  expect(game.table.isAnnouncement?.(game.visibility.view(start, 0))).toBe(true);
  const turn = game.play.turn(start) as number;
  const six = game.play.moves(start, turn).find((move) => JSON.stringify(game.notation.move.write(move)).includes('6'));
  const { state } = game.play.play(start, turn, six as NonNullable<typeof six>);
  expect(game.table.isAnnouncement?.(game.visibility.view(state, 0))).toBe(false);
});

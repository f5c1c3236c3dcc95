import { expect, test } from 'vitest';
import { gameById } from '../../../src/games/index.ts';
import { decisionsOf, wholeGame } from '../../contract/random-game.ts';
import { scaledCount } from '../../depth.ts';

/** The position without the fields derived from bids and lays. */
function underived(json: Readonly<Record<string, unknown>>): Record<string, never> {
  const { turn: _, ...rest } = json;
  return rest as Record<string, never>;
}

test('the turn at a table with another order is the one its position is read with', () => {
  const game = gameById('pokex');
  if (!game?.play.withOptions) throw new Error('no Pokex');
  let compared = 0;
  let impossible = 0;
  for (let chance = 1; chance <= scaledCount(20); chance++) {
    for (const { state } of decisionsOf(game, wholeGame(game, chance))) {
      const order = state.options['order'] === 'sides' ? 'clockwise' : 'sides';
      const options = { ...state.options, order };
      const sameTable = game.play.withOptions(state, options);
      const positionResult = game.notation.position.read(underived(game.notation.position.write(state)), options, 1);
      expect(sameTable !== undefined, JSON.stringify(game.notation.position.write(state))).toBe(positionResult.ok);
      if (!sameTable || !positionResult.ok) {
        impossible++;
        continue;
      }
      expect(game.play.turn(sameTable)).toBe(game.play.turn(positionResult.value));
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(100);
  expect(impossible).toBeGreaterThan(20);
});

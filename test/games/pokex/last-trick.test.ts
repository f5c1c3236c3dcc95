import { expect, test } from 'vitest';
import { defaultOptions } from '../../../src/game/options.ts';
import { typedGame as game } from '../../../src/games/pokex/index.ts';
import type { PokexOptions } from '../../../src/games/pokex/options.ts';
import { createRandom } from '../../../src/random/random.ts';

test('the last trick stays with both hands named until the deal is counted; the next deal begins without it', () => {
  const options = { ...(defaultOptions(game.options) as PokexOptions), wildRank: true };
  const random = createRandom(4);
  let state = game.play.deal(options, 4);
  for (;;) {
    const turn = state.turn ?? 0;
    const move = random.pick(game.play.moves(state, turn));
    const stateBefore = state;
    const { state: stateAfter, events } = game.play.play(state, turn, move);
    state = stateAfter;
    if (!events.some(({ kind }) => kind === 'deal-over')) continue;
    const lastOf = (tableState: typeof state) =>
      game.table.zones(tableState, 0, String, events).filter(({ id }) => id.startsWith('last-'));
    expect(stateAfter.wild).toBeNull();
    expect(lastOf(stateAfter)).toEqual([]);
    const lastTrickZones = lastOf(game.play.closing?.(stateBefore, turn, move) ?? stateAfter);
    expect(lastTrickZones.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^1 and 3( won)?: [a-z]/),
      expect.stringMatching(/^0 and 2( won)?: [a-z]/),
    ]);
    // The names of the hands have room where the sides are visible.
    expect(lastTrickZones.map(({ short }) => short)).toEqual([
      expect.stringMatching(/^Theirs( won)?: [a-z]/),
      expect.stringMatching(/^Yours( won)?: [a-z]/),
    ]);
    return;
  }
});

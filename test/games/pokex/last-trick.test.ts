import { expect, test } from 'vitest';
import { defaultOptions } from '../../../src/game/options.ts';
import { typed as game } from '../../../src/games/pokex/index.ts';
import type { PokexOptions } from '../../../src/games/pokex/options.ts';
import { seeded } from '../../../src/random/random.ts';

test('the last trick of a deal lies there with both hands named, though its wild rank is gone', () => {
  const options = { ...(defaultOptions(game.options) as PokexOptions), wildRank: true };
  const random = seeded(4);
  let state = game.play.deal(options, 4);
  for (;;) {
    const { state: next, events } = game.play.play(
      state,
      state.turn ?? 0,
      random.pick(game.play.moves(state, state.turn ?? 0)),
    );
    state = next;
    if (!events.some(({ kind }) => kind === 'deal-over')) continue;
    expect(state.wild).toBeNull();
    const last = game.table.zones(state, 0, String, events).filter(({ id }) => id.startsWith('last-'));
    expect(last.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^1 and 3( won)?: [a-z]/),
      expect.stringMatching(/^0 and 2( won)?: [a-z]/),
    ]);
    return;
  }
});

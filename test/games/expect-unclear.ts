import { expect } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { defaultOptions } from '../../src/game/options.ts';

/** A move whose result needs a count or comparison of unseen cards. */
interface Given {
  readonly position: JsonObject;
  readonly move: JsonObject;
  /** Path of the unseen cards in the position. */
  readonly path: string;
}

/** Checks that the result depends on unseen cards, so that no event follows. */
export function expectUnclear(game: Game, { position, move, path }: Given): void {
  const options = defaultOptions(game.options);
  const [state, parsedMove] = [
    game.notation.position.read(position, options, 1),
    game.notation.move.read(move, options),
  ];
  if (!state.ok || !parsedMove.ok) throw new Error(JSON.stringify([state, parsedMove]));
  const result = game.play.play(state.value, game.play.turn(state.value) as number, parsedMove.value);
  expect(result.unclear?.path).toBe(path);
  expect(result.unclear?.says).toMatch(/^[A-Z].*\.$/);
  expect(result.state).toBe(state.value);
  expect(result.events).toEqual([]);
}

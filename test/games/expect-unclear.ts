import { expect } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { defaultOptions } from '../../src/game/options.ts';

/** A move whose result needs a count or comparison of unseen cards. */
interface Given {
  readonly position: JsonObject;
  readonly move: JsonObject;
  /** Their place. */
  readonly path: string;
}

/** The result depends on unseen cards, so no event follows. */
export function expectUnclear(game: Game, { position, move, path }: Given): void {
  const options = defaultOptions(game.options);
  const [state, tried] = [
    game.notation.position.read(position, options, 1),
    game.notation.move.read(move, options),
  ];
  if (!state.ok || !tried.ok) throw new Error(JSON.stringify([state, tried]));
  const played = game.play.play(state.value, game.play.turn(state.value) as number, tried.value);
  expect(played.unclear?.path).toBe(path);
  expect(played.unclear?.says).toMatch(/^[A-Z].*\.$/);
  expect(played.state).toBe(state.value);
  expect(played.events).toEqual([]);
}

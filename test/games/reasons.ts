import type { JsonObject } from '../../src/game/json.ts';
import { defaultOptions } from '../../src/game/options.ts';
import { games } from '../../src/games/index.ts';

/** The reasons for a move of the first seat, by id: a position and a move on the wire. */
export function reasonsFor(id: string, position: object, move: object): Readonly<Record<string, string>> {
  const game = games.find((one) => one.id === id);
  if (!game) throw new RangeError(`no game ${id}`);
  const options = defaultOptions(game.options);
  const parsedState = game.notation.position.read({ turn: 0, ...position } as JsonObject, options, 1);
  if (!parsedState.ok) throw new Error(`${parsedState.fault.path}: ${parsedState.fault.says}`);
  const parsedMove = game.notation.move.read(move as JsonObject, options);
  if (!parsedMove.ok) throw new Error(`${parsedMove.fault.path}: ${parsedMove.fault.says}`);
  const name = (seat: number): string => ['you', 'Ann', 'Bert', 'Cleo'][seat] ?? '';
  const givenReasons = game.heuristics.reasons(game.visibility.view(parsedState.value, 0), 0, parsedMove.value, name);
  return Object.fromEntries(givenReasons.map(({ id: thumb, says }) => [thumb, says]));
}

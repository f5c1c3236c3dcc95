import { describe, expect, test } from 'vitest';
import { loadGames } from '../../src/cli/games.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { begin } from '../../src/game/match.ts';
import { defaultOptions } from '../../src/game/options.ts';
import { readCase } from '../../src/referee/case.ts';

describe.each([...(await loadGames())])('a case of %s', (id, game) => {
  const options = defaultOptions(game.options);
  const seats = game.seats(options);
  const position = game.notation.position.write(begin(game, options, 1).state);
  const readSeat = (seat: JsonObject[string]) => readCase({ game: id, position, seat }, () => game, 'position');

  test('is asked for any seat at its table, the first to the last', () => {
    for (const seat of [0, seats - 1]) expect(readSeat(seat)).toMatchObject({ ok: true, value: { seat } });
  });

  test('is refused for a seat that its table does not have', () => {
    const message = expect.stringMatching(`^A seat must be a whole number from 0 to ${seats - 1}\\b`);
    for (const seat of [seats, -1, 0.5, '0', null]) {
      expect(readSeat(seat), String(seat)).toMatchObject({
        ok: false,
        fault: { path: 'seat', says: message },
      });
    }
  });
});

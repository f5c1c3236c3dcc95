import { describe, expect, test } from 'vitest';
import { loadGames } from '../../src/cli/games.ts';
import type { Json, JsonObject } from '../../src/game/json.ts';
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

  test('is asked for the seat that its position says is on turn, else for the one the game asks', () => {
    const [first, other] = [game.play.turn(begin(game, options, 1).state), 1];
    const asked = { ...game, play: { ...game.play, turn: () => other } };
    const seatOf = (parts: JsonObject, of: typeof game) => {
      const read = readCase({ game: id, position: parts }, () => of, 'position');
      return read.ok ? read.value.seat : read.fault;
    };
    const { turn, ...turnless } = position;
    expect(turn).toBe(first);
    expect(seatOf(position, asked)).toBe(turn);
    expect(seatOf(turnless, asked)).toBe(other);
    expect(seatOf(turnless, { ...game, play: { ...game.play, turn: () => null } })).toBe(0);
  });

  test('may have any seed from 0, and has 1 without one', () => {
    const seedOf = (parts: JsonObject) => {
      const read = readCase({ game: id, position, ...parts }, () => game, 'position');
      return read.ok ? read.value.seed : read.fault;
    };
    expect([seedOf({ seed: 0 }), seedOf({ seed: 7 }), seedOf({})]).toEqual([0, 7, 1]);
  });

  test('is refused with a move of lists in lists without end', () => {
    let cards: Json = [];
    for (let depth = 0; depth < 50_000; depth++) cards = [cards];
    const read = readCase({ game: id, position, move: { type: 'x', cards } }, () => game, 'move');
    expect(read).toMatchObject({ ok: false, fault: { code: 'too-much', path: 'move' } });
  });

  test('is refused for a seat that its table does not have', () => {
    const message = expect.stringMatching(`^A seat must be a whole number from 0 to ${seats - 1}\\b`);
    for (const seat of [seats, -1, 0.5, '0', null]) {
      expect(readSeat(seat), String(seat)).toMatchObject({
        ok: false,
        fault: { code: 'bad-position', path: 'seat', says: message },
      });
    }
  });
});

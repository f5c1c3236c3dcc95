import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../../src/cards/card.ts';
import { createRecord, findStarters } from '../../../../src/features/records/state/writing/new-record.ts';
import { openWriting, standpointOf } from '../../../../src/features/records/state/writing/state.ts';
import { choices, defaultOptions } from '../../../../src/game/options.ts';
import { games } from '../../../../src/games/index.ts';

describe.each(games.map((game) => [game.name, game] as const))('a record of a new deal of %s', (_, game) => {
  const options = defaultOptions(game.options);
  const seats = Array.from({ length: game.seats(options) }, (_one, seat) => seat);

  test('can begin with each seat that deals can begin with', () => {
    const starters = findStarters(game, options);
    const seen = new Set(Array.from({ length: 60 }, (_one, seed) => game.play.turn(game.play.deal(options, seed))));
    expect(starters).toEqual(seats.filter((seat) => seen.has(seat)));
    for (const starter of starters) {
      const writing = openWriting(game, createRecord(game, { options, names: null }, starter));
      expect(writing.ok && standpointOf(writing.value).seat).toBe(starter);
    }
  });

  test('shows no card of a hand, and says only what isn’t as usual', () => {
    const json = createRecord(game, { options, names: null }, null);
    expect(json).toEqual({ game: game.id, options: {}, start: { position: expect.anything() }, moves: [] });
    const writing = openWriting(game, json);
    if (!writing.ok) throw new Error(writing.fault.says);
    const { state } = standpointOf(writing.value);
    for (const seat of seats) {
      const hands = game.table
        .zones(game.visibility.view(state, seat), seat, String)
        .filter(({ kind }) => kind === 'hand');
      expect(hands.flatMap(({ items }) => items.flatMap(({ cards }) => cards)).every((card) => card === UNKNOWN)).toBe(
        true,
      );
    }
  });

  test('names its players and its house rules', () => {
    const [spec] = game.options.filter((one) => !one.structural && choices(one).length > 1);
    const other = spec && choices(spec).find(({ value }) => value !== spec.default);
    const changes = spec && other ? { [spec.key]: other.value } : {};
    const names = seats.map((seat) => `Guest ${seat}`);
    expect(createRecord(game, { options: { ...options, ...changes }, names }, null)).toMatchObject({
      options: changes,
      names,
    });
  });
});

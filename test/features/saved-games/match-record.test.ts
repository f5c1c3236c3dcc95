import { describe, expect, test } from 'vitest';
import { readRecord, recordOf, writeRecord } from '../../../src/features/saved-games/match-record.ts';
import { begin } from '../../../src/game/match.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import type { GameMove } from '../../../src/game/play.ts';
import { games } from '../../../src/games/index.ts';
import { answer } from '../../../src/referee/answer.ts';
import { unpackMatch } from '../../../src/referee/link.ts';

describe.each(games.map((game) => [game.name, game] as const))('a stored game of %s', (_, game) => {
  const options = defaultOptions(game.options);
  const start = begin(game, options, 5);
  const seat = game.play.turn(start.state) ?? 0;
  const [move, other] = game.play.moves(start.state, seat) as [GameMove, GameMove];
  const turns = [{ seat, move }];
  const match = { options, seed: 5, turns };
  const takenBack = [{ at: 0, seat: 0, move: other ?? move }];
  const practice = { game, match, strength: 'beginner', steps: [start], takenBack } as const;
  const whole = writeRecord(practice);
  const record = recordOf(practice);
  const written = game.notation.move.write(move);
  const says = (json: unknown): string => {
    const read = readRecord(game, json);
    return read.ok ? '' : read.fault.says;
  };

  test('can be read again, with the moves that were taken back', () => {
    const read = readRecord(game, whole);
    expect(read).toMatchObject({ ok: true, value: { match, strength: 'beginner', takenBack } });
  });

  test('holds a record as the referee reads it, and a link holds the same', () => {
    expect(whole['record']).toEqual(record);
    const said = answer('audit', JSON.stringify(record), () => game);
    expect(said).toMatchObject({ tries: 2, irregular: [{ at: 0 }] });
    expect(readRecord(game, record)).toMatchObject({ ok: true, value: { match, takenBack } });
  });

  test('of the first version opens as before', () => {
    const taken = takenBack.map((one) => [one.at, game.notation.move.write(one.move)]);
    const first = {
      version: 1,
      game: game.id,
      options: {},
      seed: 5,
      strength: 'greedy',
      turns: [[seat, written]],
    };
    const strength = 'beginner';
    expect(readRecord(game, { ...first, strength })).toMatchObject({ ok: true, value: { match, strength } });
    const back = readRecord(game, { ...first, strength, takenBack: taken });
    expect(back).toMatchObject({ ok: true, value: { match, takenBack } });
    for (const turns of [{}, [null], [[0]], [[-1, {}]], undefined]) {
      expect(says({ ...first, strength, turns })).toBe('it is damaged');
    }
    expect(
      says({
        ...first,
        strength,
        turns: [
          [seat, written],
          [seat, written],
        ],
      }),
    ).toMatch(/^(move 2 in it is against the rules|)$/);
  });

  test('continues from what was written down last', () => {
    const after = game.play.play(start.state, seat, move).state;
    const position = game.notation.position.write(after);
    const read = readRecord(game, { game: game.id, start: { position }, moves: [] });
    if (!read.ok) throw new Error(read.fault.says);
    expect(game.notation.position.write(read.value.steps[0]?.state ?? start.state)).toEqual(position);
    expect(readRecord(game, JSON.parse(JSON.stringify(writeRecord(read.value))))).toEqual(read);
  });

  test('with unseen cards can’t be played, and says so', () => {
    const position = game.notation.position.write(game.visibility.view(start.state, 0));
    expect(says({ game: game.id, start: { position }, moves: [] })).toBe(
      'some of its cards were never shown',
    );
  });

  const inside = (change: object): object => ({ ...whole, record: { ...record, ...change } });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['a text', 'text'],
    ['a number', 7],
    ['an empty object', {}],
    ['no version', { ...whole, version: undefined }],
    ['a version in letters', { ...whole, version: '1' }],
    ['no record', { ...whole, record: undefined }],
    ['no moves', inside({ moves: undefined })],
    ['moves that are no list', inside({ moves: {} })],
    ['an impossible move', inside({ moves: [null] })],
    ['a move of a seat below none', inside({ moves: [{ seat: -1, move: written }] })],
    ['half a seed', inside({ start: { seed: 0.5 } })],
    ['no start', inside({ start: null })],
    ['an unknown strength', { ...whole, strength: 'champion' }],
    ['no game', inside({ game: null })],
  ])('with %s is damaged, and the message says only that', (_what, json) => {
    expect(readRecord(game, json)).toMatchObject({ ok: false, fault: { says: 'it is damaged' } });
  });

  test('of another version or another game says so', () => {
    expect(says({ ...whole, version: 3 })).toBe('it was made by another version of this site');
    expect(says({ version: 9 })).toBe('it was made by another version of this site');
    expect(says(inside({ game: 'chess' }))).toBe('it belongs to another game');
    expect(says(inside({ options: 7 }))).toBe('we don’t know its house rules');
    expect(says(inside({ moves: [{ seat, move: { type: 'nonsense' } }] }))).toBe(
      'move 1 in it can’t be read',
    );
  });
});

test('a link of the first version opens', () => {
  const link =
    '1mfY4xD4IwEIX_y5s7iGhIOqoDYXUkHSo0QBDaHMWEEP67V3WxiW6Xe99377qEXN2ueBiaOjtCJgKNHgwkbmTtAAHrPCcT5LoJTMbUkBkPnszY-JbBhni5MOlnClxZJmKFX1y44nVvOKo01SFCeoXiCrKze6FIcyi1KVHufkvZOZL2OcfHy8f8U1fEdcVb4mVAx5Ou-uhjd9fV140Dt7OxPQE';
  const json = unpackMatch(link);
  if (!json.ok) throw new Error(json.fault.says);
  const read = games.map((game) => readRecord(game, json.value)).find(({ ok }) => ok);
  expect(read).toMatchObject({ ok: true, value: { strength: 'greedy', match: { seed: 7 } } });
  expect(read?.ok && read.value.steps.length).toBe(4);
  expect(read?.ok && read.value.takenBack).toHaveLength(1);
});

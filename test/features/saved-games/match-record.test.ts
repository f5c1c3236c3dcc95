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
  const [move, otherMove] = game.play.moves(start.state, seat) as [GameMove, GameMove];
  const turns = [{ seat, move }];
  const match = { options, seed: 5, turns };
  const takenBack = [{ at: 0, seat: 0, move: otherMove ?? move }];
  const practice = { game, match, strength: 'beginner', steps: [start], takenBack } as const;
  const savedGame = writeRecord(practice);
  const record = recordOf(practice);
  const moveJson = game.notation.move.write(move);
  const faultOf = (json: unknown): string => {
    const parsed = readRecord(game, json);
    return parsed.ok ? '' : parsed.fault.says;
  };

  test('can be read again, with the moves that were taken back', () => {
    const parsed = readRecord(game, savedGame);
    expect(parsed).toMatchObject({ ok: true, value: { match, strength: 'beginner', takenBack } });
  });

  test('holds a record as the referee reads it, and a link holds the same', () => {
    expect(savedGame['record']).toEqual(record);
    const report = answer('audit', JSON.stringify(record), () => game);
    expect(report).toMatchObject({ tries: 2, irregular: [{ at: 0 }] });
    expect(readRecord(game, record)).toMatchObject({ ok: true, value: { match, takenBack } });
  });

  test('of the first version opens as before', () => {
    const takenBackJson = takenBack.map((one) => [one.at, game.notation.move.write(one.move)]);
    const versionOne = {
      version: 1,
      game: game.id,
      options: {},
      seed: 5,
      strength: 'greedy',
      turns: [[seat, moveJson]],
    };
    const strength = 'beginner';
    expect(readRecord(game, { ...versionOne, strength })).toMatchObject({ ok: true, value: { match, strength } });
    const parsed = readRecord(game, { ...versionOne, strength, takenBack: takenBackJson });
    expect(parsed).toMatchObject({ ok: true, value: { match, takenBack } });
    for (const turns of [{}, [null], [[0]], [[-1, {}]], undefined]) {
      expect(faultOf({ ...versionOne, strength, turns })).toBe('it is damaged');
    }
    expect(
      faultOf({
        ...versionOne,
        strength,
        turns: [
          [seat, moveJson],
          [seat, moveJson],
        ],
      }),
    ).toMatch(/^(move 2 in it is against the rules|)$/);
  });

  test('continues from what was written down last', () => {
    const stateAfter = game.play.play(start.state, seat, move).state;
    const position = game.notation.position.write(stateAfter);
    const parsed = readRecord(game, { game: game.id, start: { position }, moves: [] });
    if (!parsed.ok) throw new Error(parsed.fault.says);
    expect(game.notation.position.write(parsed.value.steps[0]?.state ?? start.state)).toEqual(position);
    expect(readRecord(game, JSON.parse(JSON.stringify(writeRecord(parsed.value))))).toEqual(parsed);
  });

  test('with unseen cards can’t be played, and says so', () => {
    const position = game.notation.position.write(game.visibility.view(start.state, 0));
    expect(faultOf({ game: game.id, start: { position }, moves: [] })).toBe('some of its cards were never shown');
  });

  const withRecordChange = (change: object): object => ({ ...savedGame, record: { ...record, ...change } });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['a text', 'text'],
    ['a number', 7],
    ['an empty object', {}],
    ['no version', { ...savedGame, version: undefined }],
    ['a version in letters', { ...savedGame, version: '1' }],
    ['no record', { ...savedGame, record: undefined }],
    ['no moves', withRecordChange({ moves: undefined })],
    ['moves that are no list', withRecordChange({ moves: {} })],
    ['an impossible move', withRecordChange({ moves: [null] })],
    ['a move of a seat below none', withRecordChange({ moves: [{ seat: -1, move: moveJson }] })],
    ['half a seed', withRecordChange({ start: { seed: 0.5 } })],
    ['no start', withRecordChange({ start: null })],
    ['an unknown strength', { ...savedGame, strength: 'champion' }],
    ['no game', withRecordChange({ game: null })],
  ])('with %s is damaged, and the message says only that', (_what, json) => {
    expect(readRecord(game, json)).toMatchObject({ ok: false, fault: { says: 'it is damaged' } });
  });

  test('of another version or another game says so', () => {
    expect(faultOf({ ...savedGame, version: 3 })).toBe('it was made by another version of this site');
    expect(faultOf({ version: 9 })).toBe('it was made by another version of this site');
    expect(faultOf(withRecordChange({ game: 'chess' }))).toBe('it belongs to another game');
    expect(faultOf(withRecordChange({ options: 7 }))).toBe('we don’t know its house rules');
    expect(faultOf(withRecordChange({ moves: [{ seat, move: { type: 'nonsense' } }] }))).toBe(
      'move 1 in it can’t be read',
    );
  });
});

test('a link of the first version opens', () => {
  const link =
    '1mfY4xD4IwEIX_y5s7iGhIOqoDYXUkHSo0QBDaHMWEEP67V3WxiW6Xe99377qEXN2ueBiaOjtCJgKNHgwkbmTtAAHrPCcT5LoJTMbUkBkPnszY-JbBhni5MOlnClxZJmKFX1y44nVvOKo01SFCeoXiCrKze6FIcyi1KVHufkvZOZL2OcfHy8f8U1fEdcVb4mVAx5Ou-uhjd9fV140Dt7OxPQE';
  const json = unpackMatch(link);
  if (!json.ok) throw new Error(json.fault.says);
  const parsed = games.map((game) => readRecord(game, json.value)).find(({ ok }) => ok);
  expect(parsed).toMatchObject({ ok: true, value: { strength: 'greedy', match: { seed: 7 } } });
  expect(parsed?.ok && parsed.value.steps.length).toBe(4);
  expect(parsed?.ok && parsed.value.takenBack).toHaveLength(1);
});

import { describe, expect, test } from 'vitest';
import { begin } from '../../src/game/match.ts';
import { defaultOptions } from '../../src/game/options.ts';
import { games } from '../../src/games/index.ts';
import { readRecord, writeRecord } from '../../src/stores/match-record.ts';

describe.each(games.map((game) => [game.name, game] as const))('a kept game of %s', (_, game) => {
  const options = defaultOptions(game.options);
  const start = begin(game, options, 5);
  const seat = game.play.turn(start.state) ?? 0;
  const [move] = game.play.moves(start.state, seat);
  const match = { options, seed: 5, turns: move ? [{ seat, move }] : [] };
  const whole = writeRecord({ game, match, strength: 'beginner', steps: [start] });

  test('can be read again', () => {
    expect(readRecord(game, whole)).toMatchObject({ ok: true, value: { match } });
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['a text', 'text'],
    ['a number', 7],
    ['an empty object', {}],
    ['no version', { ...whole, version: undefined }],
    ['a version in letters', { ...whole, version: '1' }],
    ['no turns', { ...whole, turns: undefined }],
    ['turns that are no list', { ...whole, turns: {} }],
    ['a turn that is none', { ...whole, turns: [null] }],
    ['a turn without its move', { ...whole, turns: [[0]] }],
    ['a turn of a seat below none', { ...whole, turns: [[-1, {}]] }],
    ['half a seed', { ...whole, seed: 0.5 }],
    ['no seed', { ...whole, seed: null }],
    ['a strength nobody has', { ...whole, strength: 'champion' }],
    ['house rules that are a list', { ...whole, options: 7 }],
    ['no game', { ...whole, game: null }],
  ])('%s is damaged, and nothing else is said', (_what, json) => {
    expect(readRecord(game, json)).toMatchObject({ ok: false, fault: { says: 'it is damaged' } });
  });

  test('of another version, or of another game, it says so', () => {
    const says = (json: unknown): string => {
      const read = readRecord(game, json);
      return read.ok ? '' : read.fault.says;
    };
    expect(says({ ...whole, version: 2 })).toBe('it was made by another version of this site');
    expect(says({ version: 9 })).toBe('it was made by another version of this site');
    expect(says({ ...whole, game: 'chess' })).toBe('it belongs to another game');
    expect(says({ ...whole, turns: [[seat, { type: 'nonsense' }]] })).toBe('move 1 in it can’t be read');
  });
});

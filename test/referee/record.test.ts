import { describe, expect, test } from 'vitest';
import { fault, ok } from '../../src/game/fault.ts';
import type { Game } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { readRecord, readRecordSteps, runToEnd, withResponse, writeRecord } from '../../src/referee/record.ts';

/** The key of the table's response; the linter forbids it in a literal. */
const THEN = 'then';
const choices = (values: readonly (number | boolean)[]) => values.map((value) => ({ value, label: String(value) }));

/** A game of three seats with a house rule; positions and moves are read if they aren’t marked as bad. */
const TOY = {
  id: 'toy',
  options: [
    { key: 'seats', title: '', about: '', rule: '', default: 3, structural: true, values: choices([2, 3]) },
    { key: 'quick', title: '', about: '', rule: '', default: false, values: choices([false, true]) },
  ],
  checkOptions: ({ seats, quick }: JsonObject) =>
    seats === 2 && quick ? { key: 'quick', says: 'Two players can’t play quickly.' } : null,
  seats: ({ seats }: JsonObject) => seats,
  notation: {
    position: {
      read: (json: JsonObject, options: JsonObject, seed: number) =>
        json['bad'] ? fault('bad-position', 'position.bad', 'No such position.') : ok({ read: json, options, seed }),
    },
    move: {
      read: (json: JsonObject, _options: JsonObject, seat: number) => {
        if (json['bad']) return fault('bad-move', 'move.bad', 'No such move.');
        return json['vast'] ? fault('too-much', 'move', 'Too many.') : ok({ type: 'play', card: json['card'], seat });
      },
      write: ({ card }: { card: string }) => ({ card }),
    },
  },
} as unknown as Game;

const find = (id: string): Game | undefined => (id === 'toy' ? TOY : undefined);
const read = (json: unknown) => readRecord(json, find);
const WHOLE = {
  game: 'toy',
  options: { quick: true },
  names: ['Ann', 'Bert', ''],
  start: { seed: 7 },
  moves: [
    { seat: 0, move: { card: '5' } },
    { seat: 2, move: { card: '6' }, hint: { card: '7' }, [THEN]: 'taken-back' },
    { seat: 2, move: { card: '8' }, [THEN]: { position: { table: 1 } } },
  ],
};

describe('a record', () => {
  test('is read with its house rules, names, start, moves, hints and what the table did', () => {
    const options = { seats: 3, quick: true };
    const play = (card: string, seat: number) => ({ type: 'play', card, seat });
    const state = { read: { table: 1 }, options, seed: 1 };
    expect(read(WHOLE)).toEqual({
      ok: true,
      value: {
        ...{ game: TOY, options, names: ['Ann', 'Bert', ''], start: { seed: 7 } },
        entries: [
          { seat: 0, move: play('5', 0), response: null },
          { seat: 2, move: play('6', 2), response: 'taken-back', hint: play('7', 2) },
          { seat: 2, move: play('8', 2), response: { position: { table: 1 }, state } },
        ],
      },
    });
  });

  test('needs no names, house rules or moves, and may start from a position', () => {
    const record = read({ game: 'toy', start: { position: {} }, moves: [] });
    const options = { seats: 3, quick: false };
    const start = { position: {}, state: { read: {}, options, seed: 1 } };
    expect(record).toEqual({ ok: true, value: { game: TOY, options, names: null, start, entries: [] } });
  });

  test('is written as it was read', () => {
    for (const json of [
      WHOLE,
      { game: 'toy', start: { position: { a: 1 } }, moves: [] },
      { game: 'toy', start: { seed: 0 }, moves: [{ seat: 1, move: { card: '5' } }] },
    ]) {
      const record = read(json);
      expect(record.ok && writeRecord(record.value)).toEqual(json);
      // In the order of the wire format, so that equal records give equal links.
      expect(record.ok && Object.keys(writeRecord(record.value))).toEqual(Object.keys(json));
    }
  });

  test('is written with all its house rules on request, or with none', () => {
    const record = read({ game: 'toy', start: { seed: 1 }, moves: [] });
    if (!record.ok) throw new Error(record.fault.says);
    expect(writeRecord(record.value, record.value.options)).toMatchObject({ options: { seats: 3, quick: false } });
    expect(writeRecord(record.value)).not.toHaveProperty('options');
  });

  test('reports how much of it is read after each move', () => {
    const steps = readRecordSteps({ ...WHOLE, moves: new Array(4).fill(WHOLE.moves[0]) }, find);
    expect([...steps]).toEqual([0.25, 0.5, 0.75, 1]);
    expect(runToEnd(readRecordSteps(WHOLE, find))).toEqual(read(WHOLE));
  });

  test('has at most 20,000 moves, and names of at most 40 letters', () => {
    const longNames = (length: number) => ({ ...WHOLE, names: ['a'.repeat(length), '', ''] });
    expect(read(longNames(40)).ok).toBe(true);
    expect(read(longNames(41)).ok).toBe(false);
    const withMoves = (n: number) => readRecordSteps({ ...WHOLE, moves: new Array(n).fill({}) }, find).next().value;
    expect(withMoves(20_000)).toMatchObject({ fault: { path: 'moves[0].seat' } });
    expect(withMoves(20_001)).toEqual(fault('too-much', 'moves', 'No game has more than 20000 moves in it.'));
  });
});

describe('a record is refused, with the place and a sentence,', () => {
  const seatSays = (given: string): string => `A seat must be a whole number from 0 to 2, not ${given}.`;
  const seedSays = (given: string): string => `A seed must be a whole number from 0, not ${given}.`;
  const nameSays = 'A name must be a text of at most 40 letters.';
  const noThing = (key: string): string => `There is nothing called “${key}” here in a record.`;
  const [move] = WHOLE.moves;
  const withMove = (more: object) => ({ ...WHOLE, moves: [move, { ...move, ...more }] });
  const POSITION_MISSING = 'A position must be an object.';

  test.each<[string, unknown, string, string]>([
    ['if it is a list', [], '', 'This isn’t a record of a game.'],
    ['if it has other keys', { ...WHOLE, winner: 1 }, 'winner', noThing('winner')],
    ['if it names no game', {}, 'game', 'No game is named.'],
    ['if its game is unknown', { ...WHOLE, game: 'chess' }, 'game', 'We don’t know the game “chess”.'],
    [
      'for an unknown house rule',
      { ...WHOLE, options: { luck: 1 } },
      'options.luck',
      'No house rule is called “luck”.',
    ],
    [
      'for house rules that don’t fit together',
      { ...WHOLE, options: { seats: 2, quick: true } },
      'options.quick',
      'Two players can’t play quickly.',
    ],
    ['if names are no list', { ...WHOLE, names: 'Ann' }, 'names', 'Names are a list of 3, one for each seat.'],
    ['if a name is missing', { ...WHOLE, names: ['', ''] }, 'names', 'Names are a list of 3, one for each seat.'],
    ['if a name is a number', { ...WHOLE, names: ['', 5, ''] }, 'names[1]', nameSays],
    [
      'without a start',
      { ...WHOLE, start: undefined },
      'start',
      'A record says how it starts: with a seed or a position.',
    ],
    ['if its start has other keys', { ...WHOLE, start: { seed: 1, deal: 1 } }, 'start.deal', noThing('deal')],
    [
      'if it starts twice',
      { ...WHOLE, start: { seed: 1, position: {} } },
      'start',
      'A record starts with a seed or with a position, one of the two.',
    ],
    [
      'if it starts with nothing',
      { ...WHOLE, start: {} },
      'start',
      'A record starts with a seed or with a position, one of the two.',
    ],
    ['if its seed is below 0', { ...WHOLE, start: { seed: -1 } }, 'start.seed', seedSays('-1')],
    ['if its seed is broken', { ...WHOLE, start: { seed: 0.5 } }, 'start.seed', seedSays('0.5')],
    ['if its seed is a text', { ...WHOLE, start: { seed: '7' } }, 'start.seed', seedSays('“7”')],
    ['if it starts from no position', { ...WHOLE, start: { position: 5 } }, 'start.position', POSITION_MISSING],
    [
      'for a bad first position',
      { ...WHOLE, start: { position: { bad: 1 } } },
      'start.position.bad',
      'No such position.',
    ],
    ['if its moves are no list', { ...WHOLE, moves: {} }, 'moves', 'The moves of a record must be a list.'],
    [
      'if a move is null',
      { ...WHOLE, moves: [null] },
      'moves[0]',
      'Each move must be an object: a seat and what it tried.',
    ],
    ['if a move has other keys', withMove({ time: 1 }), 'moves[1].time', noThing('time')],
    ['if nobody moves', withMove({ seat: undefined }), 'moves[1].seat', seatSays('nothing')],
    ['if half a player moves', withMove({ seat: 0.5 }), 'moves[1].seat', seatSays('0.5')],
    ['if a player before the first moves', withMove({ seat: -1 }), 'moves[1].seat', seatSays('-1')],
    ['if a player after the last moves', withMove({ seat: 3 }), 'moves[1].seat', seatSays('3')],
    ['if a seat is a text', withMove({ seat: '1' }), 'moves[1].seat', seatSays('“1”')],
    ['if nothing is moved', withMove({ move: undefined }), 'moves[1].move', 'There is no move here.'],
    ['for a bad move', withMove({ move: { bad: 1 } }), 'moves[1].move.bad', 'No such move.'],
    ['for a bad hint', withMove({ hint: { bad: 1 } }), 'moves[1].hint', 'No such move.'],
    [
      'for another word of the table',
      withMove({ [THEN]: 'forgiven' }),
      'moves[1].then',
      'What the table did then is “taken-back” or a position.',
    ],
    ['if the table did something else', withMove({ [THEN]: { paid: 1 } }), 'moves[1].then.paid', noThing('paid')],
    ['if no position follows', withMove({ [THEN]: {} }), 'moves[1].then.position', POSITION_MISSING],
    [
      'for a bad position after a move',
      withMove({ [THEN]: { position: { bad: 1 } } }),
      'moves[1].then.position.bad',
      'No such position.',
    ],
  ])('%s', (_, json, path, says) => {
    expect(read(json)).toEqual(fault('bad-record', path, says));
  });

  test('and a move that takes too long to read stays too much', () => {
    expect(read(withMove({ move: { vast: 1 } }))).toEqual(fault('too-much', 'moves[1].move', 'Too many.'));
  });
});

test('what the table did is added to an entry only if it is known', () => {
  const json = { at: 4 };
  expect(withResponse(json, null)).toEqual(json);
  expect(withResponse(json, 'taken-back')).toEqual({ at: 4, [THEN]: 'taken-back' });
  const written = { position: { table: 1 }, state: {} as never };
  expect(withResponse(json, written)).toEqual({ at: 4, [THEN]: { position: { table: 1 } } });
});

import { describe, expect, test } from 'vitest';
import type { Sheet, WrittenRound } from '../../../../src/features/score-pad/state/sheet.ts';
import {
  computeRound,
  computeStanding,
  isWritable,
  openingOf,
  type PadGame,
} from '../../../../src/features/score-pad/state/standing.ts';
import { fault } from '../../../../src/game/fault.ts';
import { toyPadGame } from './toy-pad.ts';

const points = (...texts: readonly string[]): WrittenRound => ({ way: 'points', entry: { points: texts }, claims: [] });
const sheetOf = (rounds: readonly WrittenRound[], more: Partial<Sheet> = {}): Sheet => ({
  id: '1',
  names: ['Ann', 'You', 'Cleo'],
  options: {},
  first: 1,
  rounds,
  ...more,
});
const standingOf = (...args: Parameters<typeof sheetOf>) => computeStanding(toyPadGame, sheetOf(...args));
const opening = openingOf(standingOf([]), null);
const roundOf = (round: Partial<WrittenRound>, game = toyPadGame) =>
  computeRound(game, opening, { way: 'points', entry: {}, claims: [], ...round });

describe('a sheet', () => {
  test('adds up its rounds, each from the totals before it, and says who begins', () => {
    const { rounds, openings, totals, nextRound } = standingOf([points('1', '2', '3'), points('4', '0', '0')]);
    expect(rounds.map((round) => [round.gains, round.totals, round.fault])).toEqual([
      [[1, 2, 3], [1, 2, 3], null],
      [[4, 0, 0], [5, 2, 3], null],
    ]);
    expect(totals).toEqual([5, 2, 3]);
    expect(openings.map(({ number, first, totals: before, seated }) => [number, first, before, seated])).toEqual([
      [1, 1, [0, 0, 0], [0, 1, 2]],
      [2, 2, [1, 2, 3], [0, 1, 2]],
      [3, 0, [5, 2, 3], [0, 1, 2]],
    ]);
    expect(openings.map(({ start }) => start.says)).toEqual(['you begins.', 'Cleo begins next.', 'Ann begins next.']);
    expect(nextRound).toEqual({ first: 0, says: 'Ann begins next.', rule: '4' });
  });

  test('opens any of its rounds, or the next', () => {
    const standing = standingOf([points('1', '2', '3'), points('4', '0', '0')]);
    expect([0, 1, null].map((at) => openingOf(standing, at).number)).toEqual([1, 2, 3]);
  });

  test('begins with a seat that there is', () => {
    expect(standingOf([], { first: 7 }).nextRound.first).toBe(2);
  });

  test('ends with the round that decided the game, though later rounds count', () => {
    const { endedAt, totals } = standingOf([points('1', '2', '3'), points('9', '0', '0'), points('1', '1', '1')]);
    expect([endedAt, totals]).toEqual([1, [11, 3, 4]]);
    expect(standingOf([points('12', '2', '3')]).endedAt).toBe(0);
    expect(standingOf([points('1', '2', '3')]).endedAt).toBeNull();
    expect(standingOf([]).endedAt).toBeNull();
  });

  test('counts on after a round in which something is missing', () => {
    const { rounds, totals, openings } = standingOf([points(), points('1', '2', '3')]);
    expect(rounds[0]).toEqual({
      gains: [0, 0, 0],
      totals: [0, 0, 0],
      lines: [],
      doubts: [],
      claims: [],
      fault: { code: 'bad-position', path: '', says: 'Something is missing in this round.' },
      nextRound: { first: 2, says: 'Cleo begins next.', rule: '4' },
    });
    expect([openings[1]?.first, totals]).toEqual([2, [1, 2, 3]]);
  });

  test('keeps what a player has who leaves, and begins with the next one who is there', () => {
    const stays = [
      { turns: [0], total: 0 },
      { turns: [0, 1], total: 0 },
      { turns: [0], total: 5 },
    ];
    const { sides, totals, openings, table } = standingOf([points('1', '2', '3'), points('4', '1')], {
      first: 0,
      stays,
    });
    expect(sides).toEqual(['Ann', 'You', 'Cleo']);
    expect(openings.map(({ seated, places, totals: before, first }) => [seated, places, before, first])).toEqual([
      [[0, 1, 2], [0, 1, 2], [0, 0, 5], 0],
      // “You” would begin, and has left: Cleo, the second of two, does.
      [[0, 2], [0, 2], [1, 8], 1],
      [[0, 2], [0, 2], [5, 9], 0],
    ]);
    expect(totals).toEqual([5, 2, 9]);
    expect([table.name(1), table.name(5), table.options]).toEqual(['Cleo', 'Player 6', { seats: 2 }]);
  });

  test('calls only a player named “You” so, and not “Youri”', () => {
    expect(standingOf([], { names: ['Youri', 'you', 'bayou'] }).sides).toEqual(['Youri', 'you', 'bayou']);
    const { table } = standingOf([], { names: ['Youri', 'YOU', 'Bayou'] });
    expect([0, 1, 2].map(table.name)).toEqual(['Youri', 'you', 'Bayou']);
  });
});

describe('a round', () => {
  test('has lines with the rules they count by, and what is odd about it', () => {
    const result = roundOf({ entry: { points: ['1', '2', '0'], odd: true } });
    expect(result?.lines).toMatchObject([
      { seat: 0, points: 1, says: '1 points.', rule: { rule: '3', number: 'R3' } },
      { seat: 1, points: 2, rule: { rule: '3' } },
      { seat: 2, points: 0, rule: { rule: '3' } },
    ]);
    expect(result?.doubts).toEqual([{ says: 'That is odd.', rule: expect.objectContaining({ number: 'R7' }) }]);
    expect(result).toMatchObject({ note: undefined, fault: null });
    expect(roundOf({ entry: { points: ['0', '0', '0'], note: true } })?.note).toBe('All passed');
  });

  test('is incomplete until something is entered', () => {
    expect(roundOf({})).toBeNull();
    expect(isWritable(null)).toBe(false);
  });

  test('with an amount that can’t be names it, gains nothing, and can’t be written', () => {
    const result = roundOf({ entry: { points: ['1', '51', '0'] } });
    expect(result).toEqual({
      gains: [0, 0, 0],
      totals: [0, 0, 0],
      lines: [],
      doubts: [],
      claims: [],
      fault: { code: 'bad-position', path: 'typed', says: 'you: “51” can’t be, a round holds 50 points.' },
      nextRound: expect.objectContaining({ first: 2 }),
    });
    expect(isWritable(result)).toBe(false);
    // A way that the game doesn’t know has the fields of its last one.
    expect(roundOf({ way: 'whatever', entry: { cards: ['x'], points: ['1'] } })?.fault?.says).toBe(
      'Ann: “x” isn’t a whole number.',
    );
  });

  test('compares what was claimed with what counts, side by side', () => {
    const result = roundOf({ way: 'cards', entry: { cards: ['4', '3', '0'] }, claims: ['4', '2+2', ''] });
    expect(result?.claims).toEqual([{ claimed: 4, counted: 4 }, { claimed: 4, counted: 3 }, null]);
    expect(isWritable(result)).toBe(true);
    expect(roundOf({ way: 'cards', entry: { cards: ['4', '3', '0'] } })?.claims).toEqual([null, null, null]);
  });

  test('with a claim that can’t be read can’t be written', () => {
    const result = roundOf({ way: 'cards', entry: { cards: ['4', '3', '0'] }, claims: ['', 'three'] });
    expect(result?.claims).toEqual([null, { problem: 'you: “three” isn’t a whole number.' }, null]);
    expect(isWritable(result)).toBe(false);
  });

  test('has no claims beside points, which are the claims themselves', () => {
    expect(roundOf({ entry: { points: ['4', '3', '0'] }, claims: ['4', 'x'] })?.claims).toEqual([]);
  });
});

describe('a round that the referee counts', () => {
  const won = { won: [4, 3, 0] };
  const withScore = (score: object | undefined): PadGame => ({
    ...toyPadGame,
    pad: { ...toyPadGame.pad, count: () => ({ ok: true, value: { doubts: [], score: won } }) as never },
    notation: { score } as never,
  });
  const entry = { points: ['1'] };

  test('gains what the game’s own count says, line by line', () => {
    const line = { seat: 1, rule: '3', points: 3, says: 'Three cards.', where: 'not on the pad' };
    const count = (json: object) => ({ ok: true, value: { scores: (json as typeof won).won, lines: [line] } });
    const result = roundOf({ entry }, withScore({ keys: ['won'], count }));
    expect(result).toMatchObject({ gains: [4, 3, 0], totals: [4, 3, 0], fault: null });
    expect(result?.lines).toEqual([
      { seat: 1, rule: expect.objectContaining({ rule: '3' }), points: 3, says: 'Three cards.' },
    ]);
    const nothing = { keys: ['won'], count: () => ({ ok: true, value: { lines: [] } }) };
    expect(roundOf({ entry }, withScore(nothing))?.totals).toEqual([0, 0, 0]);
  });

  test('gains nothing if it can’t be counted, and says why', () => {
    const says = (game: PadGame): string | undefined => roundOf({ entry }, game)?.fault?.says;
    const count = () => fault('bad-json', 'won', 'A card is missing.');
    expect(says(withScore({ keys: ['won'], count }))).toBe('A card is missing.');
    expect(says(withScore({ keys: ['won'], count: () => undefined }))).toBe('This game has nothing to count.');
    expect(says(withScore({ keys: [], count }))).toMatch(/won/);
    const pad = { ...toyPadGame.pad, count: () => fault('bad-json', 'won', 'A card is missing.') as never };
    expect(says({ ...toyPadGame, pad })).toBe('A card is missing.');
  });
});

import { describe, expect, test } from 'vitest';
import {
  readSheet,
  type Sheet,
  type WrittenRound,
  writeSheet,
} from '../../../../src/features/score-pad/state/sheet.ts';
import { computeStanding } from '../../../../src/features/score-pad/state/standing.ts';
import type { Options } from '../../../../src/game/options.ts';
import { games } from '../../../../src/games/index.ts';

const sheet = (rounds: readonly WrittenRound[], names = ['Ann', 'Bert'], options: Options = {}): Sheet => ({
  id: '1',
  names,
  options,
  first: 0,
  rounds,
});

describe.each(games.map((game) => [game.name, game] as const))('the pad of %s', (_, game) => {
  const seats = game.seats(Object.fromEntries(game.options.map(({ key, default: usual }) => [key, usual])));
  const names = ['Ann', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fay'].slice(0, seats);

  test('asks for figures, names whom the totals belong to, and says who leads by one of its rules', () => {
    const standing = computeStanding(game, sheet([], names));
    const [way] = game.pad.ways(standing.table);
    expect(way?.fields.length).toBeGreaterThan(0);
    expect(standing.sides.join(' ')).toContain('Ann');
    expect(standing.totals).toEqual(standing.sides.map(() => 0));
    expect(standing.endedAt).toBeNull();
    const { rule } = standing.nextRound;
    expect(rule === null || game.rules.rule(rule) !== undefined).toBe(true);
  });

  test('says that a round is nonsense, and counts the other rounds', () => {
    const nonsense = { way: 'no such way', entry: { points: 7, took: [['ZZ']] }, claims: ['x'] };
    const standing = computeStanding(game, sheet([nonsense], names));
    expect(standing.rounds[0]?.fault?.says).toMatch(/\.$/);
    expect(standing.totals).toEqual(standing.sides.map(() => 0));
  });

  test('a sheet is read back as it was written, and refused if a part is missing', () => {
    const original = sheet([{ way: 'points', entry: { points: ['10+15-8', ''] }, claims: [] }], names);
    const parsed = readSheet(game, JSON.parse(JSON.stringify(writeSheet(original))), '1');
    expect(parsed).toEqual({ ok: true, value: original });
    expect(readSheet(game, { names }, '1').ok).toBe(false);
    expect(readSheet(game, { ...writeSheet(original), options: { nobody: 1 } }, '1').ok).toBe(false);
  });
});

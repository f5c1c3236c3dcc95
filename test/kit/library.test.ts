import { audit, deal, games, isFailure, judge, moves, score } from 'fair-deal/referee';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/game/json.ts';
import { freeze } from '../contract/play-through.ts';

test('every game can be dealt and asked about, and the inputs don’t change', () => {
  for (const { id, options } of games) {
    expect(options.map(({ key }) => key)).toContain('seats');
    const table = deal({ game: id, seed: 5 });
    if (isFailure(table)) throw new Error(table.error.says);
    const question = freeze(structuredClone(table));
    const legalMoves = moves(question);
    if (isFailure(legalMoves)) throw new Error(legalMoves.error.says);
    const [move = {}] = legalMoves.moves;
    const ruling = judge(freeze({ ...question, move }));
    expect(ruling).toMatchObject({ verdict: 'legal', findings: [] });
    expect(judge({ ...question, move })).toEqual(ruling);
  }
});

test('every request is answered', () => {
  const round: JsonObject = {};
  const [{ id } = { id: '' }] = games;
  const invalidInputs: unknown[] = [
    undefined,
    null,
    1n,
    'judge',
    [],
    () => 1,
    Object.assign(round, { round }),
    { game: id, move: 1n },
  ];
  for (const one of invalidInputs) expect(judge(one as never)).toMatchObject({ error: { code: 'bad-json' } });
  expect(moves({ game: 'whist' })).toMatchObject({ error: { code: 'unknown-game' } });
  expect(deal({ game: id, seed: -1 })).toMatchObject({ error: { code: 'bad-json', path: 'seed' } });
  expect(deal({ game: id, options: { seats: 99 } })).toMatchObject({ error: { path: 'options.seats' } });
  expect(score({ game: id, options: { seats: 99 } })).toMatchObject({ error: {} });
  expect(audit({ game: id, start: { seed: 1 }, moves: [{ seat: 9, move: {} }] })).toMatchObject({
    error: { code: 'bad-record', path: 'moves[0].seat' },
  });
});

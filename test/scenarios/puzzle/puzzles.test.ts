import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadGames } from '../../../src/cli/games.ts';
import type { JsonObject } from '../../../src/game/json.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { answer } from '../../../src/referee/answer.ts';
import type { PuzzleKind } from '../../../src/scenarios/puzzle/kinds.ts';
import { makePuzzles } from '../../../src/scenarios/puzzle/puzzles.ts';
import { unpackStock } from '../../../src/scenarios/puzzle/stock.ts';
import { isQuick } from '../../depth.ts';

const games = await loadGames();
const askReferee = (command: 'judge' | 'moves' | 'apply', json: JsonObject): JsonObject =>
  answer(command, JSON.stringify(json), (id) => games.get(id));

/** Games with more stored best-move puzzles than this are searched fast enough to make one in a test. */
const MIN_STOCK = 10;
const stockedMoves = (id: string): number =>
  unpackStock(readFileSync(`content/${id}/puzzles.json`, 'utf8')).move?.length ?? 0;

describe.each([...games])('%s', (id, game) => {
  const options = defaultOptions(game.options);
  const createPuzzles = (kind: PuzzleKind, count: number, rules: readonly string[] = [], seed = 3) => [
    ...makePuzzles({ game, options, kind, count, seed, rules, worlds: 40 }),
  ];

  test('the referee gives the answers: by verdict and by rule', () => {
    const legal = createPuzzles('legal', 8);
    expect(new Set(legal.flatMap(({ answers }) => answers))).toEqual(new Set(['legal', 'illegal']));
    for (const one of legal) expect([askReferee('judge', one.case)['verdict']]).toEqual(one.answers);
    const rule = createPuzzles('rule', 6);
    expect(rule).toHaveLength(6);
    for (const one of rule) {
      const findings = askReferee('judge', one.case)['findings'] as readonly { readonly rule: string }[];
      expect(findings.map((finding) => finding.rule)).toEqual(one.answers);
    }
  });

  test('the same seed gives the same puzzles, without repeats, and another seed others', () => {
    const one = createPuzzles('rule', 5);
    expect(createPuzzles('rule', 5)).toEqual(one);
    expect(new Set(one.map((puzzle) => JSON.stringify(puzzle.case))).size).toBe(5);
    expect(createPuzzles('rule', 5, [], 4)).not.toEqual(one);
  });

  test('one of a pair is allowed and the other isn’t, and both are of one kind', () => {
    const pairPuzzles = createPuzzles('pair', 4);
    expect(pairPuzzles).toHaveLength(4);
    for (const one of pairPuzzles) {
      const tries = one.offers as readonly JsonObject[];
      const legal = tries.filter((move) => askReferee('judge', { ...one.case, move })['verdict'] === 'legal');
      expect(legal).toEqual(one.answers);
      expect(new Set(tries.map((move) => move['type'])).size).toBe(1);
    }
  });

  test.skipIf(isQuick)('the player who agrees with the referee is right; if a house rule decides, both are', () => {
    const claimPuzzles = createPuzzles('who', 6);
    expect(claimPuzzles).toHaveLength(6);
    for (const one of claimPuzzles) {
      const { verdict, findings } = askReferee('judge', one.case);
      const brokenRules = (findings as readonly { readonly rule: string }[]).map(({ rule }) => rule);
      const claims = one.offers as readonly { readonly name: string; readonly claim: string }[];
      const rightNames = claims.filter(({ claim }) => claim === verdict || brokenRules.includes(claim));
      const readings = one.proof['readings'] as readonly { readonly verdict: string }[];
      const isHouseRule = readings.some((reading) => reading.verdict !== verdict);
      expect(one.answers).toEqual(isHouseRule ? ['both'] : rightNames.map(({ name }) => name));
      expect(one.answers).toHaveLength(1);
    }
  });

  test('a rule that is asked for occurs', () => {
    const [firstRule] = createPuzzles('rule', 1).flatMap(({ answers }) => answers as readonly string[]);
    for (const { answers } of createPuzzles('rule', 3, [firstRule as string], 9)) expect(answers).toContain(firstRule);
  });

  // Only where best moves are found quickly; elsewhere the proof takes too long for every run.
  test.runIf(stockedMoves(id) > MIN_STOCK && game.search.depth === undefined && !isQuick)(
    'a best move is legal, and there are wrong ones',
    () => {
      const [one] = createPuzzles('move', 1);
      const moves = (askReferee('moves', one?.case as JsonObject)['moves'] as readonly JsonObject[]).map((move) =>
        JSON.stringify(move),
      );
      const rightTexts = one?.answers.map((move) => JSON.stringify(move)) ?? [];
      expect(rightTexts.length).toBeGreaterThan(0);
      expect(moves.length).toBeGreaterThan(rightTexts.length);
      for (const move of rightTexts) expect(moves).toContain(move);
    },
  );
});

test.skipIf(isQuick)('the cards that can be played are those of the legal moves, and not all cards', () => {
  const puzzles = [...games.values()].flatMap((game) => [
    ...makePuzzles({
      game,
      options: defaultOptions(game.options),
      kind: 'all',
      count: 2,
      seed: 2,
      rules: [],
    }),
  ]);
  expect(puzzles.length).toBeGreaterThan(4);
  for (const one of puzzles) {
    const [rightCards] = one.answers as readonly (readonly string[])[];
    const proof = one.proof['moves'] as readonly JsonObject[];
    for (const move of proof) expect(askReferee('judge', { ...one.case, move })['verdict']).toBe('legal');
    expect(rightCards?.length).toBeLessThan(one.offers?.length ?? 0);
    for (const card of rightCards ?? []) expect(one.offers).toContain(card);
  }
});

test('the points are those the referee writes down', () => {
  const puzzles = [...games.values()].flatMap((game) => [
    ...makePuzzles({
      game,
      options: defaultOptions(game.options),
      kind: 'score',
      count: 1,
      seed: 2,
      rules: [],
    }),
  ]);
  expect(puzzles.length).toBeGreaterThan(1);
  for (const one of puzzles) {
    const lines = one.proof['lines'] as readonly { readonly points: number; readonly says: string }[];
    const events = askReferee('apply', one.case)['events'] as readonly { readonly says: string }[];
    for (const { says } of lines) expect(events.map((event) => event.says)).toContain(says);
    expect(one.answers).toEqual([lines.reduce((sum, { points }) => sum + points, 0)]);
  }
});

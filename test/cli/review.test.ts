import { describe, expect, test } from 'vitest';
import { DEFAULT_SAMPLING } from '../../src/bots/review/decision.ts';
import { readFlags, readSampling } from '../../src/cli/flags.ts';
import { loadGames } from '../../src/cli/games.ts';
import { reviewLine } from '../../src/cli/review.ts';
import { playSelf } from '../../src/cli/selfplay.ts';
import type { JsonObject } from '../../src/game/json.ts';

const games = await loadGames();
const SAMPLING = { worlds: 2, seed: 2 };

interface ReviewedDecision {
  readonly at: number;
  readonly seat: number;
  readonly cost: number;
  readonly error: number;
  readonly flag: string | null;
  readonly points?: number;
  readonly why: readonly object[];
}
interface Sum {
  readonly seat: number;
  readonly points: number;
  readonly cost: number;
  readonly luck: number;
  readonly play: number;
  readonly left: number;
}
interface Answer {
  readonly decisions: readonly ReviewedDecision[];
  readonly summary: readonly Sum[];
  readonly error?: { readonly code: string; readonly path: string; readonly says: string };
}
type Record_ = JsonObject & { readonly moves: readonly JsonObject[] };

const reviewed = (record: JsonObject, work = SAMPLING): Answer =>
  reviewLine(games, JSON.stringify(record), work) as unknown as Answer;

/** Plays the first moves of a game. */
function recordOfBeginning(id: string, moves: number): Record_ {
  const game = games.get(id) as NonNullable<ReturnType<typeof games.get>>;
  const flags = readFlags('selfplay', game, ['--record', '--seed', '5', '--bot', 'greedy,beginner']);
  const [record] = playSelf(game, flags) as Iterable<Record_> as [Record_];
  return { ...record, moves: record.moves.slice(0, moves) };
}

describe.each([...games.keys()])('%s', (id) => {
  const record = recordOfBeginning(id, 5);

  test('the same record, worlds and seed give the same figures, and the sums are right', () => {
    const answer = reviewed(record);
    expect(reviewed(record)).toEqual(answer);
    expect(answer.decisions.map(({ at }) => at)).toEqual(record.moves.map((_, at) => at));
    for (const { seat, points, cost, luck, play, left } of answer.summary) {
      expect(luck + play).toBeCloseTo(points, 6);
      expect(left - cost).toBeCloseTo(play, 6);
      // The best move, and every move of equal value, has a cost of 0.
      const flagged = answer.decisions.filter((one) => one.seat === seat && one.flag);
      expect(flagged.reduce((sum, one) => sum + (one.points ?? Number.NaN), 0)).toBeCloseTo(cost, 6);
    }
    for (const { cost, error, flag, why } of answer.decisions) {
      expect(cost).toBeGreaterThanOrEqual(0);
      if (flag) expect(cost - error).toBeGreaterThan(0);
      expect(why.length > 0).toBe(flag !== null);
    }
  });

  test('cards that were dealt to others and never shown change nothing in the review of a decision', () => {
    const game = games.get(id) as NonNullable<ReturnType<typeof games.get>>;
    const { moves, start, ...rest } = record;
    const options = (record as { options?: JsonObject }).options ?? {};
    const state = game.play.deal(options as never, (start as { seed: number }).seed);
    const seat = game.play.turn(state) as number;
    const view = game.notation.position.write(game.visibility.view(state, seat));
    const one = moves.slice(0, 1);
    const openReview = reviewed({ ...rest, start: { position: game.notation.position.write(state) }, moves: one });
    const hiddenReview = reviewed({ ...rest, start: { position: view }, moves: one });
    expect(hiddenReview.decisions).toEqual(openReview.decisions);
    expect(hiddenReview.summary[0]?.luck).toBeNull();
  });
});

describe('a record that can’t be reviewed', () => {
  const [id = ''] = games.keys();
  const record = recordOfBeginning(id, 4);

  test('has an irregularity, and the answer says where', () => {
    const [firstMove = {}] = record.moves;
    const dirty = { ...record, moves: [firstMove, firstMove, ...record.moves.slice(1)] };
    const { error } = reviewed(dirty);
    expect([error?.code, error?.path]).toEqual(['bad-record', 'moves[1]']);
    expect(error?.says).toContain('Only a game without irregularities can be reviewed.');
    // biome-ignore lint/suspicious/noThenProperty: a field name of the wire format, on an object that isn't awaited
    const takenBackRecord = { ...record, moves: [{ ...firstMove, then: 'taken-back' }] };
    expect(reviewed(takenBackRecord).error?.path).toBe('moves[0]');
  });

  test('is a line without a record', () => {
    expect((reviewLine(games, 'x', SAMPLING) as unknown as Answer).error?.code).toBe('bad-json');
    expect(reviewed({ game: id }).error?.code).toBe('bad-record');
  });
});

test('the numbers of worlds and the seed can be given, and otherwise have defaults', () => {
  expect(readSampling([], DEFAULT_SAMPLING)).toEqual(DEFAULT_SAMPLING);
  expect(readSampling(['--worlds', '9', '--seed', '4'], DEFAULT_SAMPLING)).toEqual({ worlds: 9, seed: 4 });
  expect(() => readSampling(['--worlds', '0'], DEFAULT_SAMPLING)).toThrow(/at least 1/);
  expect(() => readSampling(['here'], DEFAULT_SAMPLING)).toThrow(/only --worlds, --seed/);
});

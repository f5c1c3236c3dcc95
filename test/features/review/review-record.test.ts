import { describe, expect, test } from 'vitest';
import { random } from '../../../src/bots/random.ts';
import { loadGames } from '../../../src/cli/games.ts';
import { replayRecord } from '../../../src/features/records/state/replay.ts';
import { guessTableAt } from '../../../src/features/review/Guess.tsx';
import { reviewRecord } from '../../../src/features/review/review-record.ts';
import { isKeyTurn, type ReviewedTurn } from '../../../src/features/review/review-report.ts';
import { catchTooMuch } from '../../../src/game/fault.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import type { GameMove, GameState } from '../../../src/game/play.ts';
import { createRandom } from '../../../src/random/random.ts';
import { readCase } from '../../../src/referee/case.ts';
import { writeRecord } from '../../../src/referee/record.ts';
import { isQuick } from '../../depth.ts';

const games = [...(await loadGames()).values()];
let flags = 0;
let revisedHints = 0;
const REVIEW_WORK = { worlds: 5, seed: 1 };
/** Turns per game: enough for random play to make mistakes. */
const TURN_COUNT = 8;

// A review plays out every turn many times, so the quick check skips it.
describe.skipIf(isQuick).each(games.map((game) => [game.id, game] as const))('a review of %s', (_id, game) => {
  const options = defaultOptions(game.options);
  const entries: { seat: number; move: GameMove; response: null }[] = [];
  let state: GameState = game.play.deal(options, 9);
  for (let n = 0; n < TURN_COUNT; n++) {
    const seat = game.play.turn(state);
    if (seat === null) break;
    const move = random(game, game.visibility.view(state, seat), seat, createRandom(n));
    entries.push({ seat, move, response: null });
    state = game.play.play(state, seat, move).state;
  }
  const json = writeRecord({ game, options, names: null, start: { seed: 9 }, entries });

  test('lists every turn with its reasons, by name, and its progress', () => {
    const progress: number[] = [];
    const report = reviewRecord(game, { record: json, work: REVIEW_WORK }, ({ done, of }) => progress.push(done / of));
    if (!report.ok) throw new Error(report.fault.says);
    const { turns, summary } = report.value;
    expect(turns).toHaveLength(entries.length);
    expect(progress.every((share, i) => share <= 1 && share >= (progress[i - 1] ?? 0))).toBe(true);
    expect(progress.length).toBe(2 * entries.length);
    expect(summary.map(({ seat }) => seat)).toEqual(Object.keys(summary).map(Number));
    const flagged = turns.filter(({ flag }) => flag !== null);
    flags += flagged.length;
    for (const { why, found } of flagged) {
      expect(why.length).toBeGreaterThan(0);
      expect(found).toBeNull();
    }
    expect(structuredClone(report)).toEqual(report);
  });

  test('reports findings on the way, and the same ones at the end', () => {
    const foundTurns: ReviewedTurn[] = [];
    const report = reviewRecord(game, { record: json, work: REVIEW_WORK }, ({ turn }) => turn && foundTurns.push(turn));
    if (!report.ok) throw new Error(report.fault.says);
    const byPlace = foundTurns.toSorted((a, b) => a.at - b.at);
    expect(byPlace).toEqual(report.value.turns.filter(isKeyTurn));
    expect(report.value.scores).toEqual(game.play.scores(state));
  });

  test('never calls a hint wrong: if a longer search finds better, it says so', () => {
    const plainReport = reviewRecord(game, { record: json, work: REVIEW_WORK });
    const hints = entries.map((entry) => ({ ...entry, hint: entry.move }));
    const record = writeRecord({ game, options, names: null, start: { seed: 9 }, entries: hints });
    const hinted = reviewRecord(game, { record, work: REVIEW_WORK });
    if (!plainReport.ok || !hinted.ok) throw new Error('no review');
    expect(hinted.value.turns.filter(({ flag }) => flag !== null)).toEqual([]);
    expect(hinted.value.summary.every(({ cost }) => cost === 0)).toBe(true);
    revisedHints += hinted.value.turns.filter((turn) => turn.isHintRevised).length;
    for (const turn of hinted.value.turns.filter((one) => one.isHintRevised)) {
      expect(turn.best).not.toEqual(turn.played);
      expect(turn.why.length).toBeGreaterThan(0);
    }
  });

  test('shows the table as the seat saw it, to read and to touch', () => {
    const replay = replayRecord(game, json);
    if (!replay.ok) throw new Error(replay.fault.says);
    for (const [at, { seat }] of entries.entries()) {
      const { start, touchable } = guessTableAt(replay.value, { at, seat });
      const parsed = readCase({ ...start.position, game: game.id }, () => game, 'position');
      expect(parsed.ok && parsed.value.seat).toBe(seat);
      const { state: stateBefore } = replay.value.steps[at] as { state: GameState };
      expect(parsed.ok && game.visibility.view(parsed.value.state, seat)).toMatchObject({
        hands: (game.visibility.view(stateBefore, seat) as { hands?: unknown }).hands,
      });
      expect(start.zones.filter(({ id }) => touchable.includes(id)).length).toBeGreaterThan(0);
    }
  });

  test('refuses a game with an illegal try, and says where it is', () => {
    const seat = ((entries[0]?.seat ?? 0) + 1) % game.seats(options);
    const outOfTurn = { seat, move: entries[0]?.move as GameMove, response: null };
    const badRecord = writeRecord({ game, options, names: null, start: { seed: 9 }, entries: [outOfTurn] });
    const report = catchTooMuch(() => reviewRecord(game, { record: badRecord, work: REVIEW_WORK }));
    expect(report.ok && !report.value.ok && report.value.fault.path).toBe('moves[0]');
  });
});

test.skipIf(isQuick)('moves made at random include some that the review flags', () => {
  expect(flags).toBeGreaterThan(3);
  expect(revisedHints).toBeGreaterThan(3);
});

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
let again = 0;
const WORK = { worlds: 5, seed: 1 };
/** Turns per game; together enough for random play to make a mistake. */
const TURNS = 8;

// The review of a whole game plays every turn on, so the quick check skips it.
describe.skipIf(isQuick).each(games.map((game) => [game.id, game] as const))(
  'a review of %s',
  (_id, game) => {
    const options = defaultOptions(game.options);
    const entries: { seat: number; move: GameMove; response: null }[] = [];
    let state: GameState = game.play.deal(options, 9);
    for (let n = 0; n < TURNS; n++) {
      const seat = game.play.turn(state);
      if (seat === null) break;
      const move = random(game, game.visibility.view(state, seat), seat, createRandom(n));
      entries.push({ seat, move, response: null });
      state = game.play.play(state, seat, move).state;
    }
    const json = writeRecord({ game, options, names: null, start: { seed: 9 }, entries });

    test('lists every turn with its reasons, by name, and its progress', () => {
      const heard: number[] = [];
      const said = reviewRecord(game, { record: json, work: WORK }, ({ done, of }) => heard.push(done / of));
      if (!said.ok) throw new Error(said.fault.says);
      const { turns, summary } = said.value;
      expect(turns).toHaveLength(entries.length);
      expect(heard.every((share, i) => share <= 1 && share >= (heard[i - 1] ?? 0))).toBe(true);
      expect(heard.length).toBe(2 * entries.length);
      expect(summary.map(({ seat }) => seat)).toEqual(Object.keys(summary).map(Number));
      const wrong = turns.filter(({ flag }) => flag !== null);
      flags += wrong.length;
      for (const { why, found } of wrong) {
        expect(why.length).toBeGreaterThan(0);
        expect(found).toBeNull();
      }
      expect(structuredClone(said)).toEqual(said);
    });

    test('reports findings on the way, and the same ones at the end', () => {
      const heard: ReviewedTurn[] = [];
      const said = reviewRecord(game, { record: json, work: WORK }, ({ turn }) => turn && heard.push(turn));
      if (!said.ok) throw new Error(said.fault.says);
      const byPlace = heard.toSorted((a, b) => a.at - b.at);
      expect(byPlace).toEqual(said.value.turns.filter(isKeyTurn));
      expect(said.value.scores).toEqual(game.play.scores(state));
    });

    test('never calls a hint wrong: if a longer search finds better, it says so', () => {
      const bare = reviewRecord(game, { record: json, work: WORK });
      const hints = entries.map((entry) => ({ ...entry, hint: entry.move }));
      const record = writeRecord({ game, options, names: null, start: { seed: 9 }, entries: hints });
      const hinted = reviewRecord(game, { record, work: WORK });
      if (!bare.ok || !hinted.ok) throw new Error('no review');
      expect(hinted.value.turns.filter(({ flag }) => flag !== null)).toEqual([]);
      expect(hinted.value.summary.every(({ cost }) => cost === 0)).toBe(true);
      again += hinted.value.turns.filter((turn) => turn.isHintRevised).length;
      for (const turn of hinted.value.turns.filter((one) => one.isHintRevised)) {
        expect(turn.best).not.toEqual(turn.played);
        expect(turn.why.length).toBeGreaterThan(0);
      }
    });

    test('shows the table as the seat saw it, to read and to touch', () => {
      const shown = replayRecord(game, json);
      if (!shown.ok) throw new Error(shown.fault.says);
      for (const [at, { seat }] of entries.entries()) {
        const { start, touchable } = guessTableAt(shown.value, { at, seat });
        const read = readCase({ ...start.position, game: game.id }, () => game, 'position');
        expect(read.ok && read.value.seat).toBe(seat);
        const { state: before } = shown.value.steps[at] as { state: GameState };
        expect(read.ok && game.visibility.view(read.value.state, seat)).toMatchObject({
          hands: (game.visibility.view(before, seat) as { hands?: unknown }).hands,
        });
        expect(start.zones.filter(({ id }) => touchable.includes(id)).length).toBeGreaterThan(0);
      }
    });

    test('refuses a game with an illegal try, and says where it is', () => {
      const seat = ((entries[0]?.seat ?? 0) + 1) % game.seats(options);
      const out = { seat, move: entries[0]?.move as GameMove, response: null };
      const bad = writeRecord({ game, options, names: null, start: { seed: 9 }, entries: [out] });
      const said = catchTooMuch(() => reviewRecord(game, { record: bad, work: WORK }));
      expect(said.ok && !said.value.ok && said.value.fault.path).toBe('moves[0]');
    });
  },
);

test.skipIf(isQuick)('moves made at random include some that the review flags', () => {
  expect(flags).toBeGreaterThan(3);
  expect(again).toBeGreaterThan(3);
});

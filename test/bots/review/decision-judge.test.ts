import { describe, expect, test } from 'vitest';
import { listCandidates } from '../../../src/bots/bot.ts';
import { greedy } from '../../../src/bots/greedy.ts';
import { judgeDecision } from '../../../src/bots/review/decision-judge.ts';
import { explainDecision } from '../../../src/bots/review/explanation.ts';
import { flagDecision, gradeDecision } from '../../../src/bots/review/flag.ts';
import { loadGames } from '../../../src/cli/games.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import type { GameMove, GameState } from '../../../src/game/play.ts';
import { createRandom } from '../../../src/random/random.ts';
import { seatNumberName } from '../../../src/referee/verdict.ts';

const games = [...(await loadGames()).values()];
const SAMPLING = { worlds: 8, seed: 3 };
const SMALL_SAMPLING = { worlds: 2, seed: 3 };

interface TestDecision {
  readonly state: GameState;
  readonly view: GameState;
  readonly seat: number;
  readonly moves: readonly GameMove[];
}

/** Decisions with a choice from the end of a game between Regulars, the last first. */
function decisions(game: WholeGame): readonly TestDecision[] {
  const decisionsFound: TestDecision[] = [];
  const random = createRandom(4);
  let state = game.play.deal(defaultOptions(game.options), 12);
  for (let seat = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
    const view = game.visibility.view(state, seat);
    decisionsFound.push({ state, view, seat, moves: listCandidates(game, view, seat) });
    state = game.play.play(state, seat, greedy(game, view, seat, random)).state;
  }
  return decisionsFound.filter(({ moves }) => moves.length > 2).toReversed();
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const sampleDecisions = decisions(game);
  const worstMove = ({ view, seat, moves }: TestDecision): GameMove =>
    moves.reduce((one, other) =>
      game.heuristics.rate(view, seat, other) < game.heuristics.rate(view, seat, one) ? other : one,
    );

  test('law 13: the judgement of a decision doesn’t depend on hidden cards', () => {
    for (const [i, one] of sampleDecisions
      .filter((_, i) => i % 12 === 11)
      .slice(0, 2)
      .entries()) {
      const move = worstMove(one);
      const otherWorld = game.visibility.sampleWorld(one.view, one.seat, createRandom(i + 50));
      expect(otherWorld).not.toEqual(one.state);
      const repeated = judgeDecision(
        game,
        { view: game.visibility.view(otherWorld, one.seat), seat: one.seat, move },
        SMALL_SAMPLING,
      );
      expect(repeated).toEqual(judgeDecision(game, { ...one, move }, SMALL_SAMPLING));
    }
  });

  test('the worst move, planted on purpose, is flagged, and a better one is named', () => {
    const planted = sampleDecisions.slice(0, 24).map((one) => ({ ...one, move: worstMove(one) }));
    for (const { view, seat, move } of planted) {
      const decision = judgeDecision(game, { view, seat, move }, SAMPLING);
      const { played, best, cost, margin95, points } = decision;
      if (flagDecision(decision, game.search.thresholds) === null) continue;
      expect(best.move).not.toEqual(played.move);
      expect(cost - margin95).toBeGreaterThan(0);
      expect(best.value - played.value).toBeCloseTo(points.cost);
      expect(explainDecision(game, view, seat, decision, seatNumberName).at(-1)?.says).toMatch(/more|better/);
      return;
    }
    expect.fail('none of them is flagged');
  });

  test('a forced move costs nothing and still has a value', () => {
    const [one] = sampleDecisions as [TestDecision];
    const restrictedGame = {
      ...game,
      heuristics: { ...game.heuristics, candidateMoves: () => one.moves.slice(0, 1) },
    };
    const { cost, margin95, played, best } = judgeDecision(
      restrictedGame,
      { ...one, move: one.moves[0] as GameMove },
      SMALL_SAMPLING,
    );
    expect([cost, margin95]).toEqual([0, 0]);
    expect(best).toEqual(played);
    expect(Number.isFinite(played.value)).toBe(true);
  });
});

describe('a flag', () => {
  const costly = { slip: 1, mistake: 2, blunder: 5 };
  const move = { type: 'any' };
  const NO_COST = { points: { cost: 0, margin95: 0 }, better: 1, worse: 0 };
  const flagFor = (cost: number, margin95: number, worlds = 80, method: 'worlds' | 'exact' | 'line' = 'worlds') =>
    flagDecision(
      { ...NO_COST, played: { move, value: 0 }, best: { move, value: cost }, cost, margin95, worlds, method },
      costly,
    );

  test('depends on what the move cost', () => {
    expect([0.9, 1, 2, 4.9, 5].map((cost) => flagFor(cost, 0.1))).toEqual([
      null,
      'slip',
      'mistake',
      'mistake',
      'blunder',
    ]);
  });

  test('is never put on a move that a hint suggested', () => {
    const decision = { ...NO_COST, played: { move, value: 0 }, best: { move, value: 9 }, cost: 9, margin95: 1 };
    const surerDecision = { ...decision, worlds: 80, method: 'worlds' as const };
    expect([flagDecision(surerDecision, costly), flagDecision({ ...surerDecision, hinted: true }, costly)]).toEqual([
      'blunder',
      null,
    ]);
    expect(gradeDecision({ ...surerDecision, hinted: true }, costly)).toBe('blunder');
  });

  test('is never put where the interval touches zero, worlds are few, or only one line was searched', () => {
    expect([flagFor(3, 3), flagFor(3, 4), flagFor(3, 1, 8), flagFor(3, 0, 80, 'line')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(flagFor(3, 0, 1, 'exact')).toBe('mistake');
  });
});

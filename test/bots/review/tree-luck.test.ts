import { describe, expect, test } from 'vitest';
import { measureDealLuck, measureDrawLuck } from '../../../src/bots/review/luck.ts';
import { type ReviewProgress, type ReviewTurn, reviewGame, roundPoints } from '../../../src/bots/review/review.ts';
import { sampleWorlds } from '../../../src/bots/search/worlds.ts';
import { estimateMean } from '../../../src/bots/statistics.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import type { GameState } from '../../../src/game/play.ts';
import { type Branch, type Leaf, named, type TreeState, treeGame, viewOf } from '../tree-game.ts';

const SAMPLING = { worlds: 8, seed: 3 };
const choice = (moves: Readonly<Record<string, Leaf>>): Branch => ({ seat: 0, moves });

/** Plays moves from the start of a match. */
function playTurns(game: WholeGame, card: number, ...moves: readonly string[]) {
  let state = game.play.deal({}, card);
  const start = state;
  const turns = moves.map((type, at): ReviewTurn => {
    const [before, seat] = [state, game.play.turn(state) ?? 0];
    state = game.play.play(before, seat, named(type)).state;
    return { at, before, seat, move: named(type), after: state };
  });
  return { start, turns };
}

describe('luck', () => {
  const draw: Branch = { seat: 0, moves: { draw: { seat: 0, isShown: true, moves: { on: [10, 0] } }, pass: [2, 2] } };
  const leadsIn = (game: WholeGame, view: GameState, count: number): readonly number[] => {
    const worlds = sampleWorlds(game, view, 0, SAMPLING.seed);
    return Array.from({ length: count }, (_, n) => [10, 0][(worlds(n).state as TreeState).hidden] ?? 0);
  };

  test('is what a drawn card is worth above what was to be expected', () => {
    const game = treeGame(draw, { cards: 2 });
    const { mean, error } = estimateMean(leadsIn(game, viewOf(game), 8));
    for (const card of [0, 1]) {
      const [turn] = playTurns(game, card, 'draw').turns as [ReviewTurn];
      const luck = measureDrawLuck(game, turn, SAMPLING);
      const lead = card === 0 ? 10 : 0;
      expect(luck?.means.map((n) => roundPoints(n))).toEqual([roundPoints(lead - mean), roundPoints(mean - lead)]);
      expect(luck?.variances[0]).toBeCloseTo((error / 1.96) ** 2, 10);
    }
  });

  test('has no part in a move that shows no card', () => {
    const game = treeGame(draw, { cards: 2 });
    const [turn] = playTurns(game, 0, 'pass').turns as [ReviewTurn];
    expect(measureDrawLuck(game, turn, SAMPLING)).toBeNull();
  });

  test('of a draw that ends the deal is that of what was written down', () => {
    const next = { seat: 0, isShown: true, deal: 1, leads: [10, 0], moves: { on: [99, 99] } } as const;
    const game = treeGame({ seat: 0, moves: { draw: next } }, { cards: 2 });
    const [turn] = playTurns(game, 0, 'draw').turns as [ReviewTurn];
    const { mean } = estimateMean(leadsIn(game, viewOf(game), 8));
    // The deal that follows isn't luck of this move: playing it on leads to 99 whatever was drawn.
    expect(measureDrawLuck(game, turn, SAMPLING)?.means[0]).toBeCloseTo(99 - mean, 10);
  });

  test('of the first deal is what it leads to if regulars play on', () => {
    const game = treeGame(
      { seat: 0, moves: { draw: { seat: 0, isShown: true, moves: { on: [10, 0] } } } },
      { cards: 2 },
    );
    const { mean } = estimateMean(leadsIn(game, viewOf(game), 8));
    const luck = measureDealLuck(game, game.play.deal({}, 0), SAMPLING);
    expect(luck.means).toEqual([mean, -mean]);
    const over = treeGame(draw, { play: { turn: () => null } });
    expect(measureDealLuck(over, over.play.deal({}, 0), SAMPLING)).toEqual({ means: [0, 0], variances: [0, 0] });
  });

  test('is measured by regulars who now and then play their second choice', () => {
    const game = treeGame(choice({ first: [0], second: [12] }), { ratings: { first: 2, second: 1 } });
    const { means } = measureDealLuck(game, game.play.deal({}, 0), { worlds: 600, seed: 1 });
    // One in twelve.
    expect(means[0]).toBeGreaterThan(0.6);
    expect(means[0]).toBeLessThan(1.5);
  });
});

describe('a review', () => {
  const root: Branch = {
    seat: 0,
    moves: {
      slip: { seat: 1, moves: { right: [-2, -2], wrong: [2, 2] } },
      right: { seat: 1, moves: { right: [0, 0], wrong: [4, 4] } },
    },
  };
  const reviewOf = (game: WholeGame, ...moves: readonly string[]) => {
    const { start, turns } = playTurns(game, 0, ...moves);
    const progress: ReviewProgress[] = [];
    return { progress, ...reviewGame(game, start, turns, SAMPLING, (one) => progress.push(one)) };
  };

  test('judges every move, the worst first, and lists them in their order', () => {
    const { progress, decisions } = reviewOf(treeGame(root, { cards: 2 }), 'slip', 'wrong');
    expect(decisions.map(({ at, seat, move, decision }) => [at, seat, move.type, decision.cost])).toEqual([
      [0, 0, 'slip', 2],
      [1, 1, 'wrong', 4],
    ]);
    expect(progress.map(({ done, total, judged }) => [done, total, judged?.at])).toEqual([
      [0, 2, 1],
      [1, 2, 0],
      [2, 2, undefined],
      [2, 2, undefined],
    ]);
  });

  test('splits the points into luck, play and what mistakes cost, exactly', () => {
    const { summary } = reviewOf(treeGame(root, { cards: 2 }), 'slip', 'wrong');
    expect(summary.map(({ seat, points, cost, costError }) => [seat, points, cost, costError])).toEqual([
      [0, 2, 2, 0],
      [1, -2, 4, 0],
    ]);
    for (const { points, luck, play, cost, left } of summary) {
      expect(roundPoints((luck ?? 0) + (play ?? 0))).toBe(points);
      expect(roundPoints((left ?? 0) - cost)).toBe(play);
    }
    // What a deal is worth is what regulars make of it, here a little less than nothing for seat 0.
    expect(summary[0]?.luck).toBeLessThan(0);
    expect(summary[0]?.luck).toBe(-(summary[1]?.luck ?? 0));
    expect(summary[0]?.luckError).toBeGreaterThanOrEqual(0);
  });

  test('adds a draw to the luck of the deal', () => {
    const game = treeGame(
      { seat: 0, moves: { draw: { seat: 0, isShown: true, moves: { on: [10, 0] } } } },
      { cards: 2 },
    );
    const { summary } = reviewOf(game, 'draw', 'on');
    // There was nothing to decide, so whatever came of it is luck, but for the error of both measurements.
    const [own] = summary;
    expect(own?.points).toBe(10);
    expect(Math.abs(own?.play ?? 99)).toBeLessThanOrEqual(2 * (own?.luckError ?? 0));
    expect(own?.luckError).toBeGreaterThan(0);
  });

  test('leaves out luck, and the moves of hands that aren’t known', () => {
    const game = treeGame(root, { cards: 2 });
    const { start, turns } = playTurns(game, 0, 'slip', 'wrong');
    const veil = (state: GameState): GameState => ({ ...state, ...{ hands: [[0], [-1]] } });
    const veiled = turns.map((turn) => ({ ...turn, before: veil(turn.before), after: veil(turn.after) }));
    const { decisions, summary } = reviewGame(game, veil(start), veiled, SAMPLING);
    expect(decisions.map(({ at }) => at)).toEqual([0]);
    expect(summary[1]).toEqual({
      seat: 1,
      points: -2,
      luck: null,
      luckError: null,
      play: null,
      cost: 0,
      costError: 0,
      left: null,
    });
    const onlyLater = reviewGame(game, start, turns.with(1, veiled[1] as ReviewTurn), SAMPLING);
    expect(onlyLater.summary[0]?.luck).toBeNull();
  });

  test('adds the errors of what mistakes cost as independent ones', () => {
    const noisy = (worse: number): Branch => ({
      seat: 1,
      moves: { on: { seat: 0, moves: { good: [8, 10], bad: [worse, 0] } } },
    });
    const game = treeGame({ seat: 0, moves: { good: noisy(0), bad: [0, 2] } }, { cards: 2 });
    const { decisions, summary } = reviewOf(game, 'good', 'on', 'bad');
    const flagged = decisions.filter(({ seat, decision }) => seat === 0 && decision.cost > 0);
    expect(flagged.map(({ at }) => at)).toEqual([2]);
    const [{ decision }] = flagged as [(typeof flagged)[0]];
    expect(decision.points.margin95).toBeGreaterThan(0);
    expect(summary[0]?.costError).toBe(roundPoints(decision.points.margin95));
    expect(summary[0]?.cost).toBe(roundPoints(decision.points.cost));
    expect(summary[1]?.cost).toBe(0);
  });

  test('knows the error of its luck: half the width of a 95 % interval', () => {
    const game = treeGame(
      { seat: 0, moves: { draw: { seat: 0, isShown: true, moves: { on: [10, 0] } } } },
      { cards: 2 },
    );
    const [own] = reviewOf(game).summary;
    // Sixteen deals that come to 10 or 0 have a standard deviation of about 5.
    expect(own?.luckError).toBeGreaterThan(2);
    expect(own?.luckError).toBeLessThan(2.8);
  });

  test('of a match without moves is that of its start', () => {
    const game = treeGame(root, { cards: 2 });
    expect(reviewOf(game)).toMatchObject({
      decisions: [],
      summary: [
        { points: 0, cost: 0 },
        { points: 0, cost: 0 },
      ],
    });
  });

  test('prints no minus before nothing', () => {
    expect([roundPoints(-0.001), roundPoints(1.004), roundPoints(2.346)]).toEqual([0, 1, 2.35]);
    expect(Object.is(roundPoints(-0.001), 0)).toBe(true);
  });
});

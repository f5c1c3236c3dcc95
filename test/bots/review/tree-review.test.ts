import { describe, expect, test } from 'vitest';
import { compareExactly, compareMoves } from '../../../src/bots/review/decision.ts';
import { judgeDecision } from '../../../src/bots/review/decision-judge.ts';
import { measureDoubt } from '../../../src/bots/review/doubt.ts';
import { explainDecision } from '../../../src/bots/review/explanation.ts';
import { measureDealLuck, measureDrawLuck } from '../../../src/bots/review/luck.ts';
import { type ReviewProgress, type ReviewTurn, reviewGame, roundPoints } from '../../../src/bots/review/review.ts';
import { sampleWorlds } from '../../../src/bots/search/worlds.ts';
import { estimateMean } from '../../../src/bots/statistics.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import type { GameMove, GameState } from '../../../src/game/play.ts';
import { permission } from '../../../src/game/rule.ts';
import { createRulebook } from '../../../src/game/rulebook.ts';
import { createRandom } from '../../../src/random/random.ts';
import { type Branch, type Leaf, named, type TreeOptions, type TreeState, treeGame, viewOf } from '../tree-game.ts';

const SAMPLING = { worlds: 8, seed: 3 };
const judge = (root: Branch, move: string, options: TreeOptions & { readonly hint?: string } = {}) => {
  const game = treeGame(root, { cards: 2, ...options });
  const hint = options.hint === undefined ? null : named(options.hint);
  return judgeDecision(game, { view: viewOf(game), seat: 0, move: named(move), hint }, SAMPLING);
};
const choice = (moves: Readonly<Record<string, Leaf>>): Branch => ({ seat: 0, moves });

describe('a decision', () => {
  const dare: Branch = { seat: 0, moves: { bold: { seat: 1, moves: { kind: [5], cruel: [-3] } }, calm: [1] } };
  const rolled: Branch = { seat: 0, moves: { bold: { seat: 1, isRolled: true, moves: { kind: [-3] } }, calm: [1] } };

  test('costs what the best move gains in all worlds, with and without the premium for winning', () => {
    const decision = judge(choice({ good: [5, 5], bad: [1, 1] }), 'bad', { premium: 0 });
    expect(decision).toEqual({
      played: { move: named('bad'), value: 1 },
      best: { move: named('good'), value: 5 },
      ...{ cost: 4, margin95: 0, points: { cost: 4, margin95: 0 } },
      ...{ worlds: 64, better: 64, worse: 0, method: 'worlds' },
    });
    const won = judge(choice({ good: [5, 5], bad: [-1, -1] }), 'bad', { premium: 10 });
    expect([won.cost, won.points.cost]).toEqual([26, 6]);
  });

  test('costs nothing if no move is surely better', () => {
    const decision = judge(choice({ good: [5, 5], bad: [1, 1] }), 'good');
    expect(decision).toMatchObject({ cost: 0, margin95: 0, better: 0, worse: 0, method: 'worlds' });
    expect(decision.best).toEqual(decision.played);
    expect(decision.points).toEqual({ cost: 0, margin95: 0 });
  });

  test('is exact where nothing is hidden, and of no weight along a single line', () => {
    expect(judge(dare, 'bold', { cards: 1 })).toEqual({
      played: { move: named('bold'), value: -3 },
      best: { move: named('calm'), value: 1 },
      ...{ cost: 4, margin95: 0, points: { cost: 4, margin95: 0 }, worlds: 1, better: 1, worse: 0, method: 'exact' },
    });
    expect(judge(dare, 'calm', { cards: 1 })).toMatchObject({ cost: 0, points: { cost: 0 }, method: 'exact' });
    expect(judge(rolled, 'bold', { cards: 1 }).method).toBe('line');
  });

  test('for the only move has the lead it comes to on average', () => {
    const game = treeGame(choice({ only: [4, 0] }), { cards: 2 });
    const worlds = sampleWorlds(game, viewOf(game), 0, SAMPLING.seed);
    const leads = Array.from({ length: 8 }, (_, n) => [4, 0][(worlds(n).state as TreeState).hidden] ?? 0);
    const { played, best, cost, worlds: count } = judge(choice({ only: [4, 0] }), 'only');
    expect(played).toEqual({ move: named('only'), value: estimateMean(leads).mean });
    expect([best, cost, count]).toEqual([played, 0, 8]);
  });

  test('for a move that can come before the better one is valued together with it', () => {
    // In a playout the player stops after the first move, but the other move was still to come.
    const root: Branch = {
      seat: 0,
      moves: {
        first: { seat: 0, moves: { stop: [1, 1], other: [5, 5] } },
        other: { seat: 0, moves: { first: [5, 5] } },
      },
    };
    expect(judge(root, 'first').cost).toBe(4);
    const decision = judge(root, 'first', { play: { commute: () => true } });
    expect([decision.cost, decision.played]).toEqual([0, { move: named('first'), value: 5 }]);
    expect(judge(root, 'first', { play: { commute: () => false } }).cost).toBe(4);
  });

  test('tells what a regular would have lost who plays by rating', () => {
    const root = choice({ usual: [0, 0], fine: [4, 4] });
    const ratings = { usual: 9 };
    expect(judge(root, 'fine', { ratings }).regularsMove).toEqual({ move: named('usual'), gain: 4, margin95: 0 });
    expect(judge(root, 'fine').cost).toBe(0);
    // Less than a slip isn't worth telling.
    expect(judge(choice({ usual: [0, 0], fine: [0.5, 0.5] }), 'fine', { ratings }).regularsMove).toBeUndefined();
    expect(judge(root, 'usual', { ratings }).regularsMove).toBeUndefined();
    const rolledUsual: Branch = {
      seat: 0,
      moves: { usual: { seat: 1, isRolled: true, moves: { on: [0] } }, fine: [4] },
    };
    expect(judge(rolledUsual, 'fine', { ratings, cards: 1 }).regularsMove).toBeUndefined();
  });

  test('says if it follows the hint', () => {
    const root = choice({ good: [5, 5], bad: [1, 1] });
    expect(judge(root, 'bad', { hint: 'bad' }).hinted).toBe(true);
    expect(judge(root, 'bad', { hint: 'good' }).hinted).toBeUndefined();
    expect(judge(root, 'bad').hinted).toBeUndefined();
  });

  test('is judged even if the move, or the hint, isn’t among the six candidates', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'bad', 'worse'];
    const worth: Readonly<Record<string, Leaf>> = { bad: [1, 1], worse: [0, 0], a: [9, 9] };
    const root = choice(Object.fromEntries(names.map((name) => [name, worth[name] ?? [5, 5]])));
    const ratings = { bad: -1, worse: -2 };
    expect(judge(root, 'bad', { ratings })).toMatchObject({ cost: 8, best: { move: named('a') } });
    expect(judge(root, 'bad', { ratings, hint: 'worse' })).toMatchObject({ cost: 8, best: { move: named('a') } });
    // A hint that no rating would have looked at may be the best move.
    expect(judge(root, 'b', { ratings: { ...ratings, a: -3 }, hint: 'a' })).toMatchObject({
      cost: 4,
      best: { move: named('a') },
    });
    expect(judge(root, 'b', { ratings: { ...ratings, a: -3 } })).toMatchObject({ cost: 0 });
  });

  test('is doubted only if the other move looks better by half a slip', () => {
    const doubtful = (gain: number) => judge(choice({ played: [0, 0], rival: [gain, gain] }), 'played').cost;
    expect([doubtful(0.4375), doubtful(0.5), doubtful(1.5)]).toEqual([0, 0.5, 1.5]);
  });

  test('is compared by the values of the same worlds, and never by a loss', () => {
    const values = (type: string, ...numbers: readonly number[]) => ({
      move: named(type),
      values: numbers,
      leads: numbers,
    });
    const decision = compareMoves([values('played', 1, 2, 3, 3), values('rival', 2, 4, 3, 2)]);
    expect(decision).toMatchObject({ cost: 0.5, better: 2, worse: 1, worlds: 4, method: 'worlds' });
    // Differences 1, 2, 0, −1: a variance of 5/3 over four worlds.
    expect(decision.margin95).toBeCloseTo(1.96 * Math.sqrt(5 / 3 / 4), 10);
    expect(decision.points.margin95).toBeCloseTo(decision.margin95, 10);
    const worse = compareMoves([values('played', 2, 4, 3, 2), values('rival', 1, 2, 3, 3)]);
    expect([worse.cost, worse.best.move.type, worse.worlds]).toEqual([0, 'played', 4]);
    expect(worse.margin95).toBeCloseTo(decision.margin95, 10);
    expect(compareExactly([values('played', 2), values('rival', 2)]).best.move.type).toBe('played');
  });
});

describe('a doubt', () => {
  const doubtOf = (played: Leaf, rival: Leaf) => {
    const game = treeGame(choice({ played, rival }), { cards: 2 });
    const doubt = { view: viewOf(game), seat: 0, played: named('played'), rival: named('rival') };
    return measureDoubt(game, doubt, SAMPLING);
  };

  test('is settled in eight times the sample if it is clear: a sure loss, or none', () => {
    expect(doubtOf([1, 1], [5, 5])).toMatchObject({ worlds: 64, cost: 4 });
    expect(doubtOf([0, 1], [13, 10])).toMatchObject({ worlds: 64, better: 64 });
    expect(doubtOf([4, 4], [1, 1])).toMatchObject({ worlds: 64, cost: 0 });
    expect(doubtOf([0, 0.1], [0.3, 0])).toMatchObject({ worlds: 64 });
  });

  test('is measured in up to 32 times the sample if it is close to what counts as a slip', () => {
    expect(doubtOf([0, 1], [3, 0])).toMatchObject({ worlds: 256 });
  });
});

test('a doubt is left before the last world only if more worlds couldn’t change the flag', () => {
  const chance = createRandom(5);
  const sizes = new Set<number>();
  for (let i = 0; i < 60; i++) {
    const [a, b, c] = [0, 0, 0].map(() => 6 * chance.fraction() - 2) as [number, number, number];
    const game = treeGame(choice({ played: [0, c], rival: [a, b] }), { cards: 2 });
    const view = { ...viewOf(game), options: { i } };
    const { cost, margin95, worlds } = measureDoubt(
      game,
      { view, seat: 0, played: named('played'), rival: named('rival') },
      SAMPLING,
    );
    sizes.add(worlds);
    if (worlds === 256) continue;
    const isSurelyCheap = cost + margin95 < 1;
    const mayBeNothing = cost < margin95;
    const isSurelyFlagged = cost - margin95 >= 1 && cost >= 3 * margin95;
    expect(isSurelyCheap || mayBeNothing || isSurelyFlagged, `${a} ${b} ${c}`).toBe(true);
  }
  expect([...sizes].sort((a, b) => a - b)).toEqual([64, 128, 256]);
});

describe('the reasons for a better move', () => {
  const may = (type: string, law: string) =>
    permission<{ readonly move: GameMove }>({
      ...{ id: `tree/${type}`, title: type, law },
      allows: ({ move }) => move.type === type || type === 'any',
    });
  const rules = createRulebook([
    { id: 'tree', title: 'Tree', rules: [may('any', 'One may.'), may('bold', 'One may be bold.'), may('silent', '')] },
  ]);
  const decision = {
    played: { move: named('calm'), value: 1 },
    best: { move: named('bold'), value: 2 },
    ...{
      cost: 1,
      margin95: 0,
      points: { cost: 1, margin95: 0 },
      worlds: 40,
      better: 30,
      worse: 4,
      method: 'worlds' as const,
    },
  };
  const reasonsWith = (advice: TreeOptions['advice'], change: object = {}, parts: object = {}) => {
    const game = {
      ...treeGame(choice({ calm: [1], bold: [2], silent: [2] }), advice ? { advice } : {}),
      rules,
      reasons: [],
      ...parts,
    };
    return explainDecision(game as never, viewOf(game as never), 0, { ...decision, ...change }, String);
  };
  const WORLDS = {
    advice: 'worlds',
    says: 'We dealt the unseen cards 40 times: this came out better in 30 deals, worse in 4, the same in 6.',
  };
  const tip = (id: string, says = `${id}.`) => ({ id, says });

  test('are the rules of thumb that only it has, then those that say something else about it', () => {
    const advice = {
      calm: [tip('both'), tip('other', 'It takes one.')],
      bold: [tip('other', 'It takes two.'), tip('both'), tip('new')],
    };
    expect(reasonsWith(advice)).toEqual([
      { advice: 'new', says: 'new.' },
      { advice: 'other', says: 'It takes two.' },
      WORLDS,
    ]);
  });

  test('are three at most, and the worlds', () => {
    const advice = { bold: ['a', 'b', 'c', 'd'].map((id) => tip(id)) };
    expect(reasonsWith(advice).map((reason) => ('advice' in reason ? reason.advice : ''))).toEqual([
      'a',
      'b',
      'c',
      'worlds',
    ]);
  });

  test('are the rules that allow only it where no rule of thumb is left', () => {
    expect(reasonsWith({})).toEqual([{ rule: 'tree/bold', says: 'One may be bold.' }, WORLDS]);
    const reasons = [{ rule: 'tree/bold', says: ({ move }: { readonly move: GameMove }) => `This is ${move.type}.` }];
    expect(reasonsWith({}, {}, { reasons })).toEqual([{ rule: 'tree/bold', says: 'This is bold.' }, WORLDS]);
    expect(reasonsWith({}, { best: { move: named('silent'), value: 2 } })).toEqual([WORLDS]);
  });

  test('end with the worlds, or with the end of the deal', () => {
    expect(reasonsWith({}, { better: 36 }).at(-1)?.says).toBe(
      'We dealt the unseen cards 40 times: this came out better in 36 deals, worse in 4.',
    );
    expect(reasonsWith({}, { method: 'exact' }).at(-1)).toEqual({
      advice: 'worlds',
      says: 'Nothing is hidden any more: played to the end of the deal, this does better.',
    });
  });
});

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

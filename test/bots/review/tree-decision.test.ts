import { describe, expect, test } from 'vitest';
import { compareExactly, compareMoves } from '../../../src/bots/review/decision.ts';
import { judgeDecision } from '../../../src/bots/review/decision-judge.ts';
import { measureDoubt } from '../../../src/bots/review/doubt.ts';
import { explainDecision } from '../../../src/bots/review/explanation.ts';
import { sampleWorlds } from '../../../src/bots/search/worlds.ts';
import { estimateMean } from '../../../src/bots/statistics.ts';
import type { GameMove } from '../../../src/game/play.ts';
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

import { describe, expect, test } from 'vitest';
import {
  evaluateCandidates,
  gainOver,
  hashView,
  isClearlyWorse,
  isSameMove,
  listLevelMoves,
  listShortlist,
  MAX_WORLDS,
  pickBest,
  pickTop,
} from '../../../src/bots/search/evaluation.ts';
import { evaluateExactly, findOnlyWorld, solveEnds, solveValues } from '../../../src/bots/search/exact-values.ts';
import { evaluateMoves } from '../../../src/bots/search/move-evaluation.ts';
import { evaluatePlayout, playOut } from '../../../src/bots/search/playout.ts';
import { repeatWorld, sampleWorlds, viewWithOpenHands } from '../../../src/bots/search/worlds.ts';
import { createRandom } from '../../../src/random/random.ts';
import { type Branch, type Leaf, named, type TreeState, treeGame, viewOf } from '../tree-game.ts';

const [SAFE, RISK] = [named('safe'), named('risk')];
/** A sure point, or four with the one card and none with the other. */
const gamble: Branch = { seat: 0, moves: { safe: [1, 1], risk: [4, 0] } };
/** Bold pays five if the other player is kind, who has no reason to be. */
const dare: Branch = { seat: 0, moves: { bold: { seat: 1, moves: { kind: [5], cruel: [-3] } }, calm: [1] } };
const rolledDare: Branch = {
  seat: 0,
  moves: { bold: { seat: 1, isRolled: true, moves: { kind: [5], cruel: [-3] } }, calm: [1] },
};

describe('a move whose result a hidden card decides', () => {
  const game = treeGame(gamble, { cards: 2, premium: 10 });
  const worlds = sampleWorlds(game, viewOf(game), 0, 7);

  test('is valued in each world by the card that lies there', () => {
    const [safe, risk] = evaluateMoves(game, { seat: 0, moves: [SAFE, RISK], worlds, worldCount: 40 });
    const cards = Array.from({ length: 40 }, (_, n) => (worlds(n).state as TreeState).hidden);
    expect(new Set(cards).size).toBe(2);
    expect(risk?.leads).toEqual(cards.map((card) => (card === 0 ? 4 : 0)));
    expect(safe?.leads).toEqual(cards.map(() => 1));
    // Being ahead at all is worth ten.
    expect(risk?.values).toEqual(cards.map((card) => (card === 0 ? 14 : 0)));
    expect([safe?.move, risk?.move]).toEqual([SAFE, RISK]);
  });

  test('has a loss for one player as a gain for the other', () => {
    const answered = treeGame({ seat: 1, moves: { safe: [1, 1] } }, { cards: 2 });
    expect(evaluatePlayout(answered, worlds(0), 1, SAFE)).toBe(-1);
  });

  test('gets the same worlds for the same seed, and others for another', () => {
    const cardsOf = (seed: number) =>
      Array.from({ length: 30 }, (_, n) => (sampleWorlds(game, viewOf(game), 0, seed)(n).state as TreeState).hidden);
    expect(cardsOf(7)).toEqual(cardsOf(7));
    expect(cardsOf(7)).not.toEqual(cardsOf(8));
    expect(worlds(3).seed).toBe(worlds(3).seed);
    expect(new Set([0, 1, 2, 3].map((n) => worlds(n).seed)).size).toBe(4);
    expect(worlds(2).seed).toBeGreaterThanOrEqual(0);
  });
});

describe('a move whose result nothing hides', () => {
  const game = treeGame(dare);
  const worlds = sampleWorlds(game, viewOf(game), 0, 7);
  const moves = [named('bold'), named('calm')];

  test('is valued once, by what comes of it when the other player does the best', () => {
    expect(evaluateMoves(game, { seat: 0, moves, worlds, worldCount: 40 })).toEqual([
      { move: named('bold'), values: [-3], leads: [-3] },
      { move: named('calm'), values: [1], leads: [1] },
    ]);
    expect(solveValues(game, game.play.deal({}, 0), 0, moves)).toEqual([-3, 1]);
    const proud = treeGame(dare, { premium: 10 });
    expect(evaluateExactly(proud, proud.play.deal({}, 0), 0, moves)).toEqual([
      { move: named('bold'), values: [-13], leads: [-3] },
      { move: named('calm'), values: [11], leads: [1] },
    ]);
  });

  test('isn’t valued at all if a die decides', () => {
    const rolled = treeGame(rolledDare);
    const request = { seat: 0, moves, worlds: sampleWorlds(rolled, viewOf(rolled), 0, 7), worldCount: 40 };
    expect(() => evaluateMoves(rolled, request)).toThrow(
      new RangeError('Nothing is hidden, but the search is too large to solve the deal.'),
    );
    expect(solveValues(rolled, rolled.play.deal({}, 0), 0, moves)).toBeNull();
  });

  test('isn’t valued if that takes more positions than allowed', () => {
    const state = game.play.deal({}, 0);
    expect(solveEnds(game, state, 0, moves, 100)).toHaveLength(2);
    const three: Branch = { seat: 0, moves: { on: { seat: 1, moves: { on: { seat: 0, moves: { on: dare } } } } } };
    const longer = treeGame(three);
    expect(solveEnds(longer, longer.play.deal({}, 0), 0, [named('on')], 1)).toBeNull();
    expect(solveEnds(longer, longer.play.deal({}, 0), 0, [named('on')], 100)).toHaveLength(1);
  });
});

describe('with three sides, each plays for itself', () => {
  // Seat 1 has nothing from hurting seat 0.
  const branch = (isRolled?: true): Branch => ({
    seat: 0,
    moves: {
      trust: { seat: 1, ...(isRolled && { isRolled }), moves: { hurt: [[0, 1, 5]], help: [[3, 2, 0]] } },
      keep: [[2, 0, 0]],
    },
  });
  const moves = [named('trust'), named('keep')];

  test('so a move that trusts another’s interest is good', () => {
    const game = treeGame(branch(), { sides: 3 });
    expect(solveValues(game, game.play.deal({}, 0), 0, moves)).toEqual([3, 2]);
    const passedOn = treeGame({ seat: 2, moves: { on: branch(), off: [[0, 0, 1]] } }, { sides: 3 });
    expect(solveValues(passedOn, passedOn.play.deal({}, 0), 2, [named('on'), named('off')])).toEqual([0, 1]);
  });

  test('unless a die decides or there are too many positions', () => {
    const game = treeGame(branch(true), { sides: 3 });
    expect(solveEnds(game, game.play.deal({}, 0), 0, moves)).toBeNull();
    const open = treeGame(branch(), { sides: 3 });
    expect(solveEnds(open, open.play.deal({}, 0), 0, moves, 0)).toBeNull();
    expect(solveEnds(open, open.play.deal({}, 0), 0, moves, 1)).toHaveLength(2);
    const twice = treeGame(
      { seat: 0, moves: { on: { seat: 2, moves: { one: branch(), two: branch() } } } },
      { sides: 3 },
    );
    expect(solveEnds(twice, twice.play.deal({}, 0), 0, [named('on')], 1)).toBeNull();
    expect(solveEnds(twice, twice.play.deal({}, 0), 0, [named('on')], 9)).toHaveLength(1);
  });

  test('and no further than this deal', () => {
    const next = (leads: number): Branch => ({ ...branch(), deal: 1, leads: [[leads, 0, 0]] });
    const game = treeGame({ seat: 0, moves: { end: next(4), keep: [[2, 0, 0]] } }, { sides: 3 });
    expect(solveValues(game, game.play.deal({}, 0), 0, [named('end'), named('keep')])).toEqual([4, 2]);
  });
});

describe('worlds that are all alike', () => {
  const worldsOf =
    (...states: readonly object[]) =>
    (n: number) => ({ state: states[n % states.length] as never, seed: n });

  test('differ at most in the order of a hand and in chance', () => {
    const one = { hands: [[1, 2], []], stock: [3, 4], chance: [1] };
    const other = { ...one, hands: [[2, 1], []], chance: [2] };
    expect(findOnlyWorld(worldsOf(one, other))).toBe(one);
    expect(findOnlyWorld(worldsOf(one, { ...one, stock: [4, 3] }))).toBeNull();
    expect(findOnlyWorld(worldsOf(one, one, one, { ...one, hands: [[1], [2]] }))).toBeNull();
  });

  test('are also those of a state that is known', () => {
    const state = { hands: [[1]] } as never;
    const worlds = repeatWorld(state, 5);
    expect([worlds(0).state, worlds(1).state]).toEqual([state, state]);
    expect(worlds(0).seed).not.toBe(worlds(1).seed);
  });

  test('open hands don’t open the stock', () => {
    const game = treeGame(gamble, { cards: 2 });
    const opened = viewWithOpenHands(game, game.play.deal({}, 1), 0) as TreeState;
    expect([opened.hidden, opened.hands]).toEqual([-1, [[0], [1]]]);
  });
});

describe('a playout', () => {
  const on = (deal: number, leads: number): Branch => ({ seat: 0, deal, leads: [leads], moves: { on: [9] } });

  test('ends with the deal, whether the move itself ends it or a later one', () => {
    const game = treeGame({ seat: 0, moves: { end: on(1, 4), wait: { seat: 1, moves: { end: on(1, 3) } } } });
    const world = repeatWorld(game.play.deal({}, 0), 1)(0);
    expect(evaluatePlayout(game, world, 0, named('end'))).toBe(4);
    expect(evaluatePlayout(game, world, 0, named('wait'))).toBe(3);
  });

  test('goes no deeper than the game says', () => {
    const chain: Branch = { seat: 0, moves: { on: { seat: 0, moves: { on: { seat: 0, moves: { on: [1] } } } } } };
    const depthOf = (depth?: number): number => {
      const game = treeGame(chain, depth === undefined ? {} : { search: { depth } });
      return (playOut(game, game.play.deal({}, 0), createRandom(1)) as TreeState).path.length;
    };
    expect([depthOf(), depthOf(0), depthOf(1), depthOf(2)]).toEqual([3, 0, 1, 2]);
  });
});

describe('candidates', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const branch: Branch = { seat: 0, moves: Object.fromEntries(names.map((name) => [name, [0]])) };
  const ratings = Object.fromEntries(names.map((name, i) => [name, i]));
  const typesOf = (moves: readonly { readonly type: string }[]): string => moves.map(({ type }) => type).join('');

  test('are the six best-rated moves, best first, and those that are asked for besides', () => {
    const game = treeGame(branch, { ratings });
    expect(typesOf(listShortlist(game, viewOf(game), 0))).toBe('hgfedc');
    expect(typesOf(listShortlist(game, viewOf(game), 0, { width: 2 }))).toBe('hg');
    expect(typesOf(listShortlist(game, viewOf(game), 0, { width: 2, extraMoves: [named('a'), named('h')] }))).toBe(
      'hga',
    );
  });

  test('contain one of equivalent moves, and one of two spellings', () => {
    // Moves at even places are all the same, and so are those at odd ones.
    const equivalenceKey = (_state: unknown, _seat: number, { type }: { readonly type: string }) =>
      String(names.indexOf(type) % 2);
    const game = treeGame(branch, { ratings, play: { equivalenceKey } });
    expect(typesOf(listShortlist(game, viewOf(game), 0))).toBe('hg');
    const plain = treeGame(branch);
    const isSame = (evaluated: object, one: string, other: string): boolean =>
      isSameMove({ ...plain, ...evaluated }, viewOf(plain), 0, named(one), named(other));
    expect([isSame({}, 'a', 'a'), isSame({}, 'a', 'A'), isSame({}, 'a', 'b')]).toEqual([true, false, false]);
    const wire = { key: ({ type }: { readonly type: string }) => type.toLowerCase() };
    expect([isSame({ wire }, 'a', 'A'), isSame({ wire }, 'a', 'b')]).toEqual([true, false]);
    expect(isSameMove(game, viewOf(game), 0, named('a'), named('c'))).toBe(true);
    expect(isSameMove(game, viewOf(game), 0, named('a'), named('b'))).toBe(false);
  });

  test('are tried in another order by another view if they are rated alike, by the same view in the same', () => {
    const game = treeGame(branch);
    const orders = Array.from({ length: 20 }, (_, n) =>
      typesOf(listShortlist(game, { ...viewOf(game), options: { n } }, 0)),
    );
    expect(new Set(orders).size).toBeGreaterThan(10);
    expect(typesOf(listShortlist(game, { ...viewOf(game), options: { n: 3 } }, 0))).toBe(orders[3]);
    expect(hashView(viewOf(game))).toBeGreaterThanOrEqual(0);
  });
});

describe('an evaluation', () => {
  test('says how it was found: by worlds, exactly, or along one line', () => {
    const methodOf = (root: Branch, cards: number): string => {
      const game = treeGame(root, { cards });
      return evaluateCandidates(game, viewOf(game), 0, { budget: { worlds: 20 } }).method;
    };
    expect([methodOf(gamble, 2), methodOf(dare, 1), methodOf(rolledDare, 1)]).toEqual(['worlds', 'exact', 'line']);
  });

  test('of the only move tries nothing', () => {
    const game = treeGame({ seat: 0, moves: { only: gamble } }, { cards: 2 });
    expect(evaluateCandidates(game, viewOf(game), 0)).toEqual({
      evaluatedMoves: [{ move: named('only'), values: [], leads: [] }],
      method: 'worlds',
    });
  });

  test('takes as many worlds as it may, or as the question needs', () => {
    const sizeOf = (options: object): number => {
      const game = treeGame(gamble, { cards: 2 });
      return Math.max(
        ...evaluateCandidates(game, viewOf(game), 0, options).evaluatedMoves.map(({ values }) => values.length),
      );
    };
    expect(sizeOf({ budget: { worlds: 24 } })).toBeLessThanOrEqual(24);
    expect(sizeOf({})).toBeLessThanOrEqual(MAX_WORLDS);
    // Two moves that pay the same are level after the least number of worlds.
    const same = treeGame({ seat: 0, moves: { one: [1, 2], other: [1, 2] } }, { cards: 2 });
    const [one] = evaluateCandidates(same, viewOf(same), 0).evaluatedMoves;
    expect(one?.values).toHaveLength(64);
  });

  test('goes on while moves may still differ by half a slip', () => {
    const worldsFor = (risk: Leaf, options: object = {}): number => {
      const game = treeGame({ seat: 0, moves: { safe: [1, 1], risk } }, { cards: 2 });
      const { evaluatedMoves } = evaluateCandidates(game, viewOf(game), 0, { budget: { worlds: 128 }, ...options });
      return Math.max(...evaluatedMoves.map(({ values }) => values.length));
    };
    // After 64 worlds, two errors are a tenth of a point, or one point.
    expect([worldsFor([1.4, 0.6]), worldsFor([5, -3])]).toEqual([64, 128]);
  });

  test('that asks about one move stops once that one is level', () => {
    const moves = { one: [5, 5], same: [5, 5], unsure: [19, -9] };
    const game = treeGame({ seat: 0, moves }, { cards: 2, ratings: { one: 2, same: 1 } });
    const worldsWith = (focus?: string): number => {
      const options = { budget: { worlds: 128 }, ...(focus !== undefined && { focusMove: named(focus) }) };
      const { evaluatedMoves } = evaluateCandidates(game, viewOf(game), 0, options);
      return Math.max(...evaluatedMoves.map(({ values }) => values.length));
    };
    expect([worldsWith(), worldsWith('unsure')]).toEqual([128, 128]);
    expect(worldsWith('same')).toBe(64);
  });

  test('looks only at the worlds it is given', () => {
    const game = treeGame(gamble, { cards: 2 });
    const state = game.play.deal({}, 1);
    const { evaluatedMoves, method } = evaluateCandidates(game, viewOf(game), 0, { worlds: repeatWorld(state, 1) });
    expect(method).toBe('exact');
    expect(evaluatedMoves.find(({ move }) => move.type === 'risk')?.values).toEqual([0]);
  });

  const moveWith = (type: string, ...values: readonly number[]) => ({ move: named(type), values, leads: values });

  test('has the best-rated move as the best, unless another surely is', () => {
    const level = {
      method: 'worlds',
      evaluatedMoves: [moveWith('rated', 1, 0, 2), moveWith('other', 2, 0, 2)],
    } as const;
    expect([pickTop(level).move.type, pickBest(level).move.type]).toEqual(['other', 'rated']);
    const sure = {
      method: 'worlds',
      evaluatedMoves: [moveWith('rated', 1, 0, 2), moveWith('other', 3, 2, 4.1)],
    } as const;
    expect(pickBest(sure).move.type).toBe('other');
    const exact = { method: 'exact', evaluatedMoves: [moveWith('rated', 1), moveWith('other', 1.5)] } as const;
    expect(pickBest(exact).move.type).toBe('other');
    expect(gainOver(exact, exact.evaluatedMoves[1], exact.evaluatedMoves[0])).toMatchObject({
      mean: 0.5,
      standardError: 0,
    });
    const tie = { method: 'exact', evaluatedMoves: [moveWith('rated', 1), moveWith('other', 1)] } as const;
    expect([pickTop(tie).move.type, pickBest(tie).move.type]).toEqual(['rated', 'rated']);
  });

  test('lists the moves that can’t be told from the best, closest first', () => {
    const [best, near, far] = [moveWith('best', 2, 2, 2, 2), moveWith('near', 3, 0, 3, 1), moveWith('far', 4, 0, 2, 0)];
    const worse = moveWith('worse', 1, 1, 1, 1);
    const evaluation = { method: 'worlds', evaluatedMoves: [best, far, worse, near] } as const;
    expect(listLevelMoves(evaluation, best).map(({ move }) => move.type)).toEqual(['near', 'far']);
  });
});

describe('a move is clearly worse', () => {
  const isWorse = (root: Branch, move: string, cards = 2): boolean => {
    const game = treeGame(root, { cards });
    return isClearlyWorse(game, { view: viewOf(game), seat: 0, move: named(move) }, { worlds: 64 });
  };
  const byThree: Branch = { seat: 0, moves: { good: [3, 4], bad: [0, 1] } };

  test('if it costs a slip or more in all worlds', () => {
    expect([isWorse(byThree, 'bad'), isWorse(byThree, 'good')]).toEqual([true, false]);
    expect(isWorse({ seat: 0, moves: { good: [3, 4], bad: [2, 3] } }, 'bad')).toBe(true);
    expect(isWorse({ seat: 0, moves: { good: [3, 4], bad: [2.1, 3.1] } }, 'bad')).toBe(false);
  });

  test('if that is exact, but not along a single line', () => {
    expect([isWorse(dare, 'bold', 1), isWorse(dare, 'calm', 1)]).toEqual([true, false]);
    expect([isWorse(rolledDare, 'bold', 1), isWorse(rolledDare, 'calm', 1)]).toEqual([false, false]);
  });

  test('even if it isn’t among the candidates', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'bad'];
    const moves = Object.fromEntries(names.map((name) => [name, name === 'bad' ? [0, 1] : [3, 4]]));
    const game = treeGame({ seat: 0, moves }, { cards: 2, ratings: { bad: -1 } });
    let sampled = 0;
    const counted = {
      ...game,
      visibility: {
        ...game.visibility,
        sampleWorld: (...args: Parameters<typeof game.visibility.sampleWorld>) => {
          sampled++;
          return game.visibility.sampleWorld(...args);
        },
      },
    };
    const isBad = (budget?: { readonly worlds: number }): boolean =>
      isClearlyWorse(counted, { view: viewOf(game), seat: 0, move: named('bad') }, budget);
    expect(isBad({ worlds: 10 })).toBe(true);
    expect(sampled).toBeLessThanOrEqual(20);
    expect(isBad()).toBe(true);
    expect(sampled).toBeGreaterThan(60);
  });

  test('never if it is the only one', () => {
    expect(isWorse({ seat: 0, moves: { only: byThree } }, 'only')).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { BOTS } from '../../src/bots/bots.ts';
import { beginner, greedy, rankCandidates } from '../../src/bots/greedy.ts';
import { playPairs, seatBot } from '../../src/bots/ladder.ts';
import { random } from '../../src/bots/random.ts';
import { REFERENCE_PLAYERS } from '../../src/bots/reference-players.ts';
import { findRemarks } from '../../src/bots/remark.ts';
import { defaultBudget, shark, toBotChoice } from '../../src/bots/shark.ts';
import { estimateMean, mean } from '../../src/bots/statistics.ts';
import { addPair, EMPTY_TALLY, estimateMargin } from '../../src/bots/tally.ts';
import { playDeal } from '../../src/bots/whole-deal.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import { createRandom } from '../../src/random/random.ts';
import { type Branch, named, type TreeState, treeGame, viewOf } from './tree-game.ts';

const three: Branch = { seat: 0, moves: { low: [1], high: [3], middle: [2] } };
const ratings = { low: 1, high: 3, middle: 2 };

describe('a bot that doesn’t look ahead', () => {
  const game = treeGame(three, { ratings });
  const view = viewOf(game);

  test('plays by its rating: a regular by the good one, a beginner by the naive one', () => {
    expect(greedy(game, view, 0, createRandom(1))).toEqual(named('high'));
    expect(beginner(game, view, 0, createRandom(1))).toEqual(named('low'));
    expect(rankCandidates(game, view, 0, createRandom(1)).map(({ type }) => type)).toEqual(['high', 'middle', 'low']);
  });

  test('considers only the candidates of a game with very many moves', () => {
    const candidateMoves = () => [named('low'), named('middle')];
    const narrow = { ...game, heuristics: { ...game.heuristics, candidateMoves } };
    expect(greedy(narrow, view, 0, createRandom(1))).toEqual(named('middle'));
  });

  test('picks any of equally rated moves', () => {
    const level = treeGame(three);
    const picked = Array.from({ length: 30 }, (_, seed) => greedy(level, viewOf(level), 0, createRandom(seed)).type);
    expect(new Set(picked)).toEqual(new Set(['low', 'high', 'middle']));
  });

  test('that plays at random takes each kind equally often, however many moves are of it', () => {
    const many: Branch = {
      seat: 0,
      moves: Object.fromEntries(['a1', 'a2', 'a3', 'a4', 'a5', 'b1'].map((name) => [name, [0]])),
    };
    const kinds = treeGame(many, { play: { kindOf: ({ type }: GameMove) => type.slice(0, 1) } });
    const chance = createRandom(3);
    const picked = Array.from({ length: 400 }, () => random(kinds, viewOf(kinds), 0, chance).type);
    const share = picked.filter((type) => type === 'b1').length / 400;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
    expect(new Set(picked).size).toBe(6);
  });

  test('is found on the command line by its name', () => {
    expect(BOTS).toEqual({ random, beginner, greedy, shark });
  });
});

describe('a bot that looks ahead', () => {
  const dare: Branch = { seat: 0, moves: { bold: { seat: 1, moves: { kind: [5], cruel: [-3] } }, calm: [1] } };
  const gamble: Branch = { seat: 0, moves: { safe: [1, 1], risk: [40, 0] } };

  test('sees what comes of a move', () => {
    const game = treeGame(dare, { ratings: { bold: 9 } });
    expect(shark(game, viewOf(game), 0, createRandom(1))).toEqual(named('calm'));
    expect(greedy(game, viewOf(game), 0, createRandom(1))).toEqual(named('bold'));
    expect(defaultBudget(game)).toEqual({ worlds: 16 });
  });

  test('that sees the card itself doesn’t gamble; one that sees only hands does', () => {
    const game = treeGame(gamble, { cards: 2 });
    const moveOf = (name: string, card: number) =>
      REFERENCE_PLAYERS[name]?.(game, game.play.deal({}, card), 0, createRandom(1), { worlds: 64 });
    expect([moveOf('seer', 0), moveOf('seer', 1)]).toEqual([named('risk'), named('safe')]);
    expect([moveOf('peeker', 0), moveOf('peeker', 1)]).toEqual([named('risk'), named('risk')]);
    expect(REFERENCE_PLAYERS['seer']?.(game, game.play.deal({}, 1), 0, createRandom(1))).toEqual(named('safe'));
  });

  const values = (type: string, ...numbers: readonly number[]) => ({
    move: named(type),
    values: numbers,
    leads: numbers,
  });

  test('says what its choice was compared with: the closest move that was tried', () => {
    const evaluatedMoves = [
      values('best', 4, 5, 4, 5),
      values('far', 0, 0, 0, 0),
      values('near', 3, 5, 3, 3),
      values('untried'),
    ];
    expect(toBotChoice({ method: 'worlds', evaluatedMoves })).toMatchObject({
      move: named('best'),
      proof: { instead: named('near'), better: 3, worse: 0, worlds: 4 },
      isExact: false,
    });
  });

  test('names a move that can’t be told from it, and claims no worlds where none were dealt', () => {
    const level = { method: 'worlds', evaluatedMoves: [values('best', 1, 0), values('other', 0, 1)] } as const;
    expect(toBotChoice(level).equalMove).toEqual(named('other'));
    const exact = { method: 'exact', evaluatedMoves: [values('best', 1), values('other', 0)] } as const;
    expect(toBotChoice(exact)).toMatchObject({ proof: null, isExact: true, equalMove: null });
    const line = { method: 'line', evaluatedMoves: exact.evaluatedMoves } as const;
    expect(toBotChoice(line)).toMatchObject({ proof: null, isExact: false });
    expect(toBotChoice({ method: 'worlds', evaluatedMoves: [values('only')] })).toMatchObject({ proof: null });
  });
});

describe('a remark of the coach', () => {
  const advice = {
    high: [
      { id: 'pays', says: 'It pays 3.' },
      { id: 'free', says: 'It is free.' },
    ],
    middle: [{ id: 'free', says: 'It is free.' }],
  };
  const remarksOn = (move: string, rated: Readonly<Record<string, number>>, root = three) => {
    const game = treeGame(root, { ratings: rated, advice });
    return findRemarks(game, viewOf(game), 0, named(move), String);
  };

  test('praises a move that is as good as any', () => {
    const praise = [
      { id: 'good-pays', says: 'It pays 3.', better: null },
      { id: 'good-free', says: 'It is free.', better: null },
    ];
    expect(remarksOn('high', ratings)).toEqual(praise);
    // Within a twentieth of the range of ratings.
    expect(remarksOn('high', { low: 0, high: 95, middle: 100 })).toEqual(praise);
    expect(remarksOn('high', { low: 5, high: 5, middle: 5 })).toEqual(praise);
  });

  test('names the better move and what only that one has', () => {
    expect(remarksOn('middle', ratings)).toEqual([{ id: 'missed-pays', says: 'It pays 3.', better: named('high') }]);
    expect(remarksOn('low', ratings).map(({ id }) => id)).toEqual(['missed-pays', 'missed-free']);
    expect(remarksOn('middle', { low: 0, high: 100, middle: 80 })).toHaveLength(1);
  });

  test('is silent on a move a little worse, without a choice, and out of turn', () => {
    expect(remarksOn('middle', { low: 0, high: 100, middle: 81 })).toEqual([]);
    expect(remarksOn('middle', { low: 0, high: 100, middle: 94 })).toEqual([]);
    expect(remarksOn('high', ratings, { seat: 0, moves: { high: [3] } })).toEqual([]);
    const game = treeGame(
      { ...three, seat: 1 },
      { ratings, advice, play: { moves: () => [named('low'), named('high')] } },
    );
    expect(findRemarks(game, viewOf(game), 0, named('low'), String)).toEqual([]);
  });

  test('measures a move that isn’t among the candidates like the others', () => {
    const candidateMoves = () => [named('high'), named('middle')];
    const game = treeGame(three, { ratings: { low: 0, high: 100, middle: 90 }, advice });
    const narrow = { ...game, heuristics: { ...game.heuristics, candidateMoves } };
    expect(findRemarks(narrow, viewOf(game), 0, named('low'), String)).toHaveLength(2);
    // The range is from 0 to 100 even so: 90 is a little worse, not the worst.
    expect(findRemarks(narrow, viewOf(game), 0, named('middle'), String)).toHaveLength(1);
  });
});

describe('a contest', () => {
  const first = (
    game: { readonly play: { moves(state: GameState, seat: number): readonly GameMove[] } },
    state: GameState,
    seat: number,
  ) => game.play.moves(state, seat)[0] as GameMove;
  const last = (
    game: { readonly play: { moves(state: GameState, seat: number): readonly GameMove[] } },
    state: GameState,
    seat: number,
  ) => game.play.moves(state, seat).at(-1) as GameMove;
  const contestOf = (root: Branch, sides = 2, outcome?: object) => {
    const game = treeGame(root, { sides, ...(outcome && { play: { outcome: () => outcome as never } }) });
    const contest = { options: {}, players: [first, last], games: 2, seed: 1 } as const;
    return [...playPairs(game, contest as never, () => undefined)];
  };
  // Whoever decides: the first move wins by 4, the last loses by 2.
  const decide = (seat: number): Branch => ({
    seat,
    moves: { win: [seat === 0 ? 4 : -4], lose: [seat === 0 ? -2 : 2] },
  });

  test('seats each player once in each place: one who always wins has both games of a pair', () => {
    // In the one seat the first player ends at 4 to −4; in the other, the second one at −2 to 2.
    expect(contestOf(decide(0))).toEqual([{ share: 2, margin: 6 }]);
    expect(contestOf(decide(1))).toEqual([{ share: 2, margin: 6 }]);
  });

  test('counts a shared win as the share of the winners, and a lost one as nothing', () => {
    expect(contestOf({ seat: 0, moves: { tie: [0] } })).toEqual([{ share: 1, margin: 0 }]);
    expect(contestOf({ seat: 0, moves: { end: [[5, 5, 5, 1]] } }, 4)[0]?.share).toBeCloseTo(1);
    expect(contestOf(decide(0), 2, { winners: [], scores: [1, 1] })).toEqual([{ share: 0, margin: 0 }]);
  });

  test('turns the lead around where low scores win', () => {
    const outcome = (state: GameState) =>
      (state as TreeState).path[0] === 'win' ? { winners: [0], scores: [3, 10] } : { winners: [1], scores: [10, 3] };
    const game = treeGame(decide(0), { play: { outcome } });
    const contest = { options: {}, players: [first, last], games: 2, seed: 1 } as const;
    expect([...playPairs(game, contest as never, () => undefined)]).toEqual([{ share: 2, margin: 7 }]);
    // The winners' mean, 3, is below that of all others, 4; the first player is ahead by 5 − 2.5 or behind by as much.
    const four = { winners: [0, 2], scores: [1, 4, 5, 4] };
    expect(contestOf(decide(0), 4, four)).toEqual([{ share: 1, margin: 0 }]);
    expect(contestOf({ seat: 0, moves: { end: [[6, 1, 2]] } }, 3)).toEqual([{ share: 1, margin: 0 }]);
  });

  test('of a game without an end is won by nobody', () => {
    const game = treeGame(decide(0), { play: { outcome: () => null } });
    const contest = { options: {}, players: [first, last], games: 2, seed: 1 } as const;
    expect([...playPairs(game, contest as never, () => undefined)]).toEqual([{ share: 0, margin: 0 }]);
  });

  test('skips pairs that are known and goes on with the same deals', () => {
    const game = treeGame({ seat: 0, moves: { only: [1, 2, 3, 4, 5, 6, 7] } }, { cards: 7 });
    const dealsOf = (skipped: number): readonly number[] => {
      const deals: number[] = [];
      const watched = {
        ...game,
        play: {
          ...game.play,
          deal: (options: object, seed: number) => {
            deals.push(seed);
            return game.play.deal(options as never, seed);
          },
        },
      };
      const contest = { options: {}, players: [seatBot(greedy), seatBot(greedy)], games: 6, seed: 1 } as const;
      expect([...playPairs(watched, contest, () => undefined, skipped)]).toHaveLength(3 - skipped);
      return deals;
    };
    const all = dealsOf(0);
    expect(all).toHaveLength(6);
    expect([all[0], all[2]]).toEqual([all[1], all[3]]);
    expect(dealsOf(1)).toEqual(all.slice(2));
    expect(dealsOf(2)).toEqual(all.slice(4));
  });

  test('measures the time of the first player’s moves only', () => {
    const game = treeGame({ seat: 0, moves: { short: [1], long: { seat: 0, moves: { end: [1] } } } });
    const times: number[] = [];
    const contest = { options: {}, players: [first, last], games: 2, seed: 1 } as const;
    expect([...playPairs(game, contest as never, (ms) => times.push(ms))]).toHaveLength(1);
    // The first player ends the game at once, the other one needs two moves for it.
    expect(times).toHaveLength(1);
    for (const ms of times) expect([ms >= 0, ms < 1000]).toEqual([true, true]);
  });
});

test('a whole deal is played by one bot in all seats, and its scores are those of the end', () => {
  const game = treeGame({ seat: 0, moves: { on: { seat: 1, moves: { low: [1], high: [3] } } } }, { ratings });
  expect(playDeal(game, greedy, { options: {}, seed: 1 })).toEqual([3, -3]);
  const drawn: string[] = [];
  playDeal(
    game,
    (one, view, seat, chance, budget) => {
      drawn.push(`${seat} ${chance.integerBelow(1e9)} ${budget?.worlds}`);
      return greedy(one, view, seat, chance);
    },
    { options: {}, seed: 1 },
  );
  expect(drawn.map((text) => text.split(' ').filter((_, i) => i !== 1))).toEqual([
    ['0', '12'],
    ['1', '12'],
  ]);
  expect(drawn[0]?.split(' ')[1]).not.toBe(drawn[1]?.split(' ')[1]);
  const unending = treeGame(three, {
    play: { turn: () => 0, play: (state) => ({ state, events: [] }), outcome: () => null, scores: () => [7, 8] },
  });
  expect(playDeal(unending, () => named('low'), { options: {}, seed: 1 })).toEqual([7, 8]);
});

describe('statistics', () => {
  test('know the mean of nothing, and no error of a single number', () => {
    expect([mean([]), mean([4]), mean([1, 2, 6])]).toEqual([0, 4, 3]);
    expect(estimateMean([])).toEqual({ mean: 0, error: 0 });
    expect(estimateMean([5])).toEqual({ mean: 5, error: 0 });
    const { mean: middle, error } = estimateMean([1, 2, 3, 4]);
    expect(middle).toBe(2.5);
    // A variance of 5/3, over four numbers.
    expect(error).toBeCloseTo(1.96 * Math.sqrt(5 / 3 / 4), 10);
  });

  test('of pairs are those of the numbers themselves', () => {
    const pairs = [1, 4, -2, 5].map((margin) => ({ share: 1, margin }));
    const estimate = estimateMargin(pairs.reduce(addPair, EMPTY_TALLY));
    const plain = estimateMean([1, 4, -2, 5]);
    expect(estimate.mean).toBeCloseTo(plain.mean, 10);
    expect(estimate.error).toBeCloseTo(plain.error, 10);
    expect(estimateMargin(EMPTY_TALLY)).toEqual({ mean: 0, error: 0 });
  });
});

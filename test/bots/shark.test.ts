import { describe, expect, test } from 'vitest';
import { greedy } from '../../src/bots/greedy.ts';
import { REFERENCE_PLAYERS } from '../../src/bots/reference-players.ts';
import {
  evaluateCandidates,
  gainOver,
  isClearlyWorse,
  listShortlist,
  pickBest,
} from '../../src/bots/search/evaluation.ts';
import { evaluatePlayout } from '../../src/bots/search/playout.ts';
import { rollOutMoves } from '../../src/bots/search/rollouts.ts';
import { repeatWorld, sampleWorlds } from '../../src/bots/search/worlds.ts';
import { shark, toBotChoice } from '../../src/bots/shark.ts';
import { loadGames } from '../../src/cli/games.ts';
import type { WholeGame } from '../../src/game/game.ts';
import { judge } from '../../src/game/judge.ts';
import { defaultOptions } from '../../src/game/options.ts';
import type { GameState } from '../../src/game/play.ts';
import { createRandom } from '../../src/random/random.ts';

const games = [...(await loadGames()).values()];

interface Decision {
  readonly state: GameState;
  readonly seat: number;
}

/** Decisions of a game between Regulars, at regular distances. */
function decisions(game: WholeGame, interval: number, limit: number): readonly Decision[] {
  const decisionsFound: Decision[] = [];
  const random = createRandom(4);
  let state = game.play.deal(defaultOptions(game.options), 11);
  for (let turnCount = 0; decisionsFound.length < limit; turnCount++) {
    const seat = game.play.turn(state);
    if (seat === null) break;
    const view = game.visibility.view(state, seat);
    if (turnCount % interval === 0 && game.play.moves(state, seat, 2).length > 1) decisionsFound.push({ state, seat });
    state = game.play.play(state, seat, greedy(game, view, seat, random)).state;
  }
  return decisionsFound;
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const sampleDecisions = decisions(game, 5, 6);

  test('law 13: the Shark’s answer is legal and doesn’t depend on hidden cards', () => {
    expect(sampleDecisions.length).toBeGreaterThan(3);
    for (const [i, { state, seat }] of sampleDecisions.entries()) {
      const view = game.visibility.view(state, seat);
      const move = shark(game, view, seat, createRandom(i), { worlds: 9 });
      expect(judge(game, state, seat, move).isLegal).toBe(true);
      const otherWorld = game.visibility.sampleWorld(view, seat, createRandom(i + 100));
      expect(otherWorld).not.toEqual(state);
      expect(shark(game, game.visibility.view(otherWorld, seat), seat, createRandom(i), { worlds: 9 })).toEqual(move);
    }
  });

  test('a search of more worlds begins with the same results as a search of fewer', () => {
    const { state, seat } = sampleDecisions[1] as Decision;
    const view = game.visibility.view(state, seat);
    const moves = listShortlist(game, view, seat, { width: 3 });
    const worlds = sampleWorlds(game, view, seat, 5);
    const fewerWorlds = rollOutMoves(game, { seat, moves, worlds, budget: { worlds: 2 } });
    const moreWorlds = rollOutMoves(game, { seat, moves, worlds, budget: { worlds: 4 } });
    expect(moreWorlds.map(({ values }) => values.slice(0, 2))).toEqual(fewerWorlds.map(({ values }) => values));
    expect(new Set(moreWorlds.map(({ values }) => values.length))).toEqual(new Set([4]));
  });

  test('a quick move is legal, and a playout doesn’t change its inputs', () => {
    for (const { state, seat } of sampleDecisions) {
      const stateBefore = structuredClone(state);
      const move = game.search.rolloutMove(state, seat, createRandom(1));
      expect(judge(game, state, seat, move).isLegal).toBe(true);
      const world = repeatWorld(state, 3)(0);
      const value = evaluatePlayout(game, world, seat, move);
      expect(Number.isFinite(value)).toBe(true);
      expect(evaluatePlayout(game, world, seat, move)).toBe(value);
      expect(state).toEqual(stateBefore);
    }
  });

  test('a quick move uses no card that its seat can’t see', () => {
    for (const [i, { state, seat }] of sampleDecisions.entries()) {
      const otherWorld = game.visibility.sampleWorld(game.visibility.view(state, seat), seat, createRandom(i));
      expect(game.search.rolloutMove(otherWorld, seat, createRandom(1))).toEqual(
        game.search.rolloutMove(state, seat, createRandom(1)),
      );
    }
  });

  test('a bot that sees more cards also plays legally', () => {
    const { state, seat } = sampleDecisions[2] as Decision;
    for (const sees of Object.values(REFERENCE_PLAYERS)) {
      expect(judge(game, state, seat, sees(game, state, seat, createRandom(1), { worlds: 3 })).isLegal).toBe(true);
    }
  });
});

test('a choice names the moves it was compared with, the number of deals, and the moves it can’t be told from', () => {
  const choices = games.flatMap((game) =>
    decisions(game, 3, 8).map(({ state, seat }) =>
      toBotChoice(evaluateCandidates(game, game.visibility.view(state, seat), seat, { budget: { worlds: 16 } })),
    ),
  );
  const checkedMoves = choices.flatMap(({ move, proof, equalMove }) => (proof ? [{ move, equalMove, ...proof }] : []));
  expect(checkedMoves.some(({ equalMove }) => equalMove !== null)).toBe(true);
  expect(checkedMoves.some(({ equalMove }) => equalMove === null)).toBe(true);
  for (const { move, instead, equalMove, better, worse, worlds } of checkedMoves) {
    expect(instead).not.toEqual(move);
    expect(better + worse).toBeLessThanOrEqual(worlds);
    expect(equalMove).not.toEqual(move);
  }
});

test('the Shark leaves the move of a Regular only for one that is surely better', () => {
  for (const game of games) {
    for (const { state, seat } of decisions(game, 3, 8)) {
      const judgement = evaluateCandidates(game, game.visibility.view(state, seat), seat, {
        budget: { worlds: 24 },
      });
      const [usual] = judgement.evaluatedMoves;
      const best = pickBest(judgement);
      if (!usual || best === usual) continue;
      const by = gainOver(judgement, best, usual);
      expect(by.mean).toBeGreaterThan(2 * by.standardError);
    }
  }
});

test('the coach never calls a hint clearly worse', () => {
  for (const game of games) {
    for (const { state, seat } of decisions(game, 4, 4)) {
      const view = game.visibility.view(state, seat);
      const budget = { worlds: 24 };
      const { move } = toBotChoice(evaluateCandidates(game, view, seat, { budget }));
      expect(isClearlyWorse(game, { view, seat, move }, budget)).toBe(false);
    }
  }
});

test('a move given up as surely worse isn’t best again because it has fewer worlds', () => {
  const move = (type: string, values: readonly number[]) => ({ move: { type }, values, leads: values });
  const judgement = {
    method: 'worlds',
    evaluatedMoves: [move('usual', [1, 1, 0]), move('other', [2, 0, 2, 1])],
  } as const;
  expect(pickBest(judgement).move.type).toBe('other');
  const level = {
    method: 'worlds',
    evaluatedMoves: [move('usual', [1, 1, 0, 1]), move('other', [2, 0, 2, 1])],
  } as const;
  expect(pickBest(level).move.type).toBe('usual');
});

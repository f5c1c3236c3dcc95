import { describe, expect, test } from 'vitest';
import { greedy } from '../../../src/bots/greedy.ts';
import { judge } from '../../../src/game/judge.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { typedGame as game, game as untypedGame } from '../../../src/games/spite-and-malice/index.ts';
import type { SpiteOptions } from '../../../src/games/spite-and-malice/options.ts';
import type { SpiteMove, SpiteState } from '../../../src/games/spite-and-malice/state.ts';
import { createRandom } from '../../../src/random/random.ts';

/** Number of move sequences of a length from a state. */
function sequences(state: SpiteState, depth: number): number {
  if (state.turn === null) return 0;
  const moves = game.play.moves(state, state.turn);
  if (depth === 1) return moves.length;
  return moves.reduce(
    (sum, move) => sum + sequences(game.play.play(state, state.turn as number, move).state, depth - 1),
    0,
  );
}

/** The same, by every attempt that the rules allow. */
function countAllowed(state: SpiteState, depth: number): number {
  const seat = state.turn;
  if (seat === null) return 0;
  const legal = new Map<string, SpiteMove>();
  for (const move of game.play.tries(state, seat)) {
    if (judge(game, state, seat, move).isLegal) legal.set(game.notation.key(move), move);
  }
  if (depth === 1) return legal.size;
  return [...legal.values()].reduce(
    (sum, move) => sum + countAllowed(game.play.play(state, seat, move).state, depth - 1),
    0,
  );
}

/** A deal played for a number of moves by a Regular. */
function stateAfter(house: Partial<SpiteOptions>, seed: number, moves: number): SpiteState {
  const options = { ...defaultOptions(game.options), ...house } as SpiteOptions;
  const random = createRandom(seed);
  let state = game.play.deal(options, seed);
  for (let i = 0; i < moves && state.turn !== null; i++) {
    const seat = state.turn;
    state = game.play.play(
      state,
      seat,
      greedy(untypedGame, game.visibility.view(state, seat), seat, random) as SpiteMove,
    ).state;
  }
  return state;
}

const COUNT_TABLE: readonly (readonly [
  name: string,
  house: Partial<SpiteOptions>,
  seed: number,
  moves: number,
  counts: readonly number[],
])[] = [
  ['opening', {}, 1, 0, [21, 84, 1512]],
  ['opening', {}, 3, 0, [21, 1449, 28544]],
  ['opening, one card a turn', { centreMoves: 'one' }, 1, 0, [21, 84, 1428]],
  ['middle', {}, 5, 60, [9, 33, 128]],
  ['middle, nameless jokers', { sideJoker: 'frozen' }, 5, 60, [9, 33, 128]],
  ['middle, anything on anything', { sideBuild: 'free' }, 8, 40, [67, 1448, 14947]],
  ['end', { goal: 8 }, 2, 44, [4, 10, 29]],
  ['end, who can lay must', { goal: 8, mayEnd: false }, 9, 60, [8, 28, 70]],
];

describe('counts of move sequences from fixed deals', () => {
  test.each(COUNT_TABLE)('%s under %j, deal %i after %i moves', (_name, house, seed, moves, counts) => {
    const state = stateAfter(house, seed, moves);
    expect([1, 2, 3].map((depth) => sequences(state, depth))).toEqual(counts);
    expect([1, 2].map((depth) => countAllowed(state, depth))).toEqual(counts.slice(0, 2));
  });
});

import { describe, expect, test } from 'vitest';
import { judge } from '../../../src/game/judge.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { typedGame as game } from '../../../src/games/sixty/index.ts';
import type { SixtyMove, SixtyState } from '../../../src/games/sixty/state.ts';

type Legal = (state: SixtyState) => readonly SixtyMove[];

const builtMoves: Legal = (state) => game.play.moves(state, state.turn as number);

/** Brute force: every attempt of a hand that the rules allow. */
const allowedMoves: Legal = (state) => {
  const seat = state.turn as number;
  const movesByKey = new Map<string, SixtyMove>();
  for (const move of game.play.tries(state, seat))
    if (judge(game, state, seat, move).isLegal) movesByKey.set(game.notation.key(move), move);
  return [...movesByKey.values()];
};

/** Number of move sequences of a length from a state. */
function sequences(state: SixtyState, depth: number, legal: Legal): number {
  if (state.turn === null) return 0;
  const moves = legal(state);
  if (depth === 1) return moves.length;
  return moves.reduce(
    (sum, move) => sum + sequences(game.play.play(state, state.turn as number, move).state, depth - 1, legal),
    0,
  );
}

/** A deal played for a number of turns by the first listed move. */
function stateAfter(seed: number, turns: number): SixtyState {
  let state = game.play.deal(defaultOptions(game.options) as SixtyState['options'], seed);
  for (let i = 0; i < turns && state.turn !== null; i++) {
    const [move] = game.play.moves(state, state.turn);
    if (move) state = game.play.play(state, state.turn, move).state;
  }
  return state;
}

const COUNT_TABLE: readonly (readonly [name: string, seed: number, turns: number, counts: readonly number[]])[] = [
  ['opening', 1, 0, [5, 14, 47, 119]],
  ['opening', 2, 0, [5, 18, 67, 180]],
  ['middle', 3, 40, [5, 16, 53, 193]],
  ['middle', 4, 45, [5, 12, 34, 127]],
  ['end of a round', 5, 78, [4, 4, 12, 27]],
  ['end of a round', 6, 80, [2, 2, 2, 6]],
];

describe('counts of move sequences from fixed deals, in two ways', () => {
  test.each(COUNT_TABLE)('%s of deal %i after %i turns', (_name, seed, turns, counts) => {
    const state = stateAfter(seed, turns);
    expect([1, 2, 3, 4].map((depth) => sequences(state, depth, builtMoves))).toEqual(counts);
    expect([1, 2, 3].map((depth) => sequences(state, depth, allowedMoves))).toEqual(counts.slice(0, 3));
  });
});

import { describe, expect, test } from 'vitest';
import { judge } from '../../../src/game/judge.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { typedGame as game } from '../../../src/games/broom/index.ts';
import type { BroomState } from '../../../src/games/broom/state.ts';

/** Number of move sequences of a length from a state. */
function countSequences(state: BroomState, depth: number): number {
  if (state.turn === null) return 0;
  const moves = game.play.moves(state, state.turn);
  if (depth === 1) return moves.length;
  return moves.reduce(
    (sum, move) => sum + countSequences(game.play.play(state, state.turn as number, move).state, depth - 1),
    0,
  );
}

/** A deal played for a number of turns by the first listed move. */
function playTurns(seed: number, turns: number): BroomState {
  let state = game.play.deal(defaultOptions(game.options) as BroomState['options'], seed);
  for (let i = 0; i < turns && state.turn !== null; i++) {
    const [move] = game.play.moves(state, state.turn);
    if (move) state = game.play.play(state, state.turn, move).state;
  }
  return state;
}

/** A brute-force count: every attempt of a hand that the rules allow. */
function countAllowed(state: BroomState): number {
  const seat = state.turn as number;
  const keys = new Set<string>();
  for (const move of game.play.tries(state, seat))
    if (judge(game, state, seat, move).isLegal) keys.add(game.notation.key(move));
  return keys.size;
}

const EXPECTED_COUNTS: readonly (readonly [name: string, seed: number, turns: number, counts: readonly number[]])[] = [
  ['opening', 1, 0, [19, 322, 2412]],
  ['opening', 2, 0, [9, 65, 386]],
  ['middle', 3, 21, [2, 12, 12]],
  ['middle', 4, 26, [3, 17, 42]],
  ['end', 5, 45, [2, 2, 2]],
  ['end', 6, 46, [2, 2, 16]],
];

describe('counts of move sequences from fixed deals', () => {
  test.each(EXPECTED_COUNTS)('%s of deal %i after %i turns', (_name, seed, turns, counts) => {
    const state = playTurns(seed, turns);
    expect([1, 2, 3].map((depth) => countSequences(state, depth))).toEqual(counts);
    // More items than these make too many groupings to try them all.
    if (state.table.length <= 6) expect(countAllowed(state)).toBe(counts[0]);
  });
});
